import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vocabulary } from '../vocabulary.ts';
import { nextState, reachableStates, type StateMachine, stateMachine } from './state-machine.ts';

const states = vocabulary({
  draft: 'borrador',
  open: 'abierta',
  closed: 'cerrada',
  lost: 'perdida',
});
const machine = stateMachine({
  kind: 'donation',
  states,
  initial: ['draft'],
  transitions: {
    publish: { wire: 'publicar', from: ['draft'], to: 'open', by: ['owner'] },
    close: { wire: 'cerrar', from: ['open'], to: 'closed', by: ['owner', 'system'] },
  },
});

describe('a state machine', () => {
  it('leads on where a transition begins, and nowhere else', () => {
    expect(nextState(machine, 'draft', 'publish')).toBe('open');
    expect(nextState(machine, 'open', 'publish')).toBeUndefined();
    expect(nextState(machine, 'closed', 'close')).toBeUndefined();
  });

  it('knows which states it can come into', () => {
    expect([...reachableStates(machine)]).toEqual(['draft', 'open', 'closed']);
  });
});

const word = fc.constantFrom(...states.values);
const anyMachine: fc.Arbitrary<StateMachine<(typeof states.values)[number]>> = fc
  .record({
    initial: fc.uniqueArray(word, { minLength: 1 }),
    ways: fc.array(fc.record({ from: fc.uniqueArray(word, { minLength: 1 }), to: word })),
  })
  .map(({ initial, ways }) => ({
    kind: 'donation',
    states,
    initial,
    transitions: Object.fromEntries(
      ways.map((way, index) => [`t${index}`, { ...way, wire: `t${index}`, by: ['system'] }]),
    ),
  }));

describe('any state machine', () => {
  it('comes by its transitions into its reachable states, each of them and no other', () => {
    fc.assert(
      fc.property(anyMachine, (one) => {
        const names = Object.keys(one.transitions);
        let known = new Set(one.initial);
        for (let count = 0; count < states.values.length; count++) {
          const next = [...known].flatMap((from) =>
            names.flatMap((name) => nextState(one, from, name) ?? []),
          );
          known = new Set([...known, ...next]);
        }
        expect(reachableStates(one)).toEqual(known);
      }),
    );
  });
});
