import { describe, expect, it } from 'vitest';
import { reachableStates } from '#domain/documents/state-machine.ts';
import { schemas } from './index.ts';

const kinds = [...schemas.values()].flatMap((schema) =>
  schema.kind === 'document' && schema.states ? [[schema.name, schema.states] as const] : [],
);

describe.each(kinds)('the states of %s', (_name, { machine, transitions }) => {
  const known = machine.states.values;

  it('are all reachable', () => {
    expect([...reachableStates(machine)].sort()).toEqual([...known].sort());
  });

  it('are those that its transitions begin and end with', () => {
    for (const { from, to } of transitions.values()) {
      expect(known).toEqual(expect.arrayContaining([...from, to]));
      expect(new Set(from).size).toBe(from.length);
    }
  });

  it('are changed by transitions of different names, each with somebody who makes it', () => {
    expect(transitions.size).toBe(Object.keys(machine.transitions).length);
    for (const { by, handler } of transitions.values()) {
      expect(by.length).toBeGreaterThan(0);
      expect(handler !== undefined).toBe(by.some((one) => one !== 'system'));
    }
  });
});

it('are declared by more than one kind', () => {
  expect(kinds.map(([name]) => name)).toEqual(['mensajes', 'cfdis', 'solicitudes']);
});
