import { describe, expect, it } from 'vitest';
import type { Relation } from '#domain/access/relations.ts';
import { type Role, type Viewer, visitor } from '#domain/accounts/viewer.ts';
import { byPortal, type EntityOf, field, own, unqueried } from '#domain/contract/field.ts';
import { documentFields } from '#domain/documents/document.ts';
import { stateMachine } from '#domain/documents/state-machine.ts';
import { paged } from '#domain/paging.ts';
import { vocabulary } from '#domain/vocabulary.ts';
import type { Context } from '#server/context.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import { defineDocument } from './document.ts';
import { documentStates, noDetails, transition } from './transitions.ts';

const states = vocabulary({ pending: 'pendiente', paid: 'vigente' });
const fields = {
  ...documentFields(states, own),
  ownerId: field('encabezado.cliente_id', 'reference', { es: 'Cliente', en: 'Donor' }, own),
  note: field('nota', 'text', { es: 'Nota', en: 'Note' }, { ...own, readableBy: 'donations.read' }),
};
type Gift = EntityOf<typeof fields>;

const gift = (folio: number, ownerId: string): Gift => ({
  id: `gift-${folio}`,
  createdAt: '2026-11-22T00:00:00.000Z',
  series: 'D',
  folio,
  status: 'paid',
  ownerId,
  note: 'counted twice',
});
const kept = [gift(1, 'ana'), gift(2, 'luis')];

/** Whose conditions are all equalities. */
async function find(_context: Context, _viewer: Viewer, query: RowQuery<keyof Gift>) {
  const fits = (one: Gift) =>
    query.where.every((asked) => asked.operator === '=' && one[asked.field] === asked.value);
  return paged(kept.filter(fits), kept.length, query);
}

const gifts = defineDocument({
  name: 'donativos',
  noun: 'row',
  summary: 'Gifts.',
  fields,
  owner: 'ownerId',
  managedBy: 'donations.read',
  read: { by: 'owner', find },
});

const everything = { where: [], order: [], page: 1, limit: 15 };
const found = async (viewer: Viewer, where: RowQuery<string>['where'] = []) =>
  (await gifts.read.find({} as Context, viewer, { ...everything, where })).items;
const person = (id: string, role: Role = 'member'): Viewer => ({
  kind: 'user',
  id,
  roles: [role],
});

describe('documents that people find as their owners', () => {
  it('are found by them, without what only a right reads', async () => {
    expect(await found(person('ana'))).toEqual([
      {
        id: 'gift-1',
        created_at: '2026-11-22T00:00:00.000Z',
        serie: 'D',
        folio: 1,
        estado: 'vigente',
        payload: { encabezado: { cliente_id: 'ana' } },
      },
    ]);
  });

  it('are not found by others, whatever they ask for', async () => {
    expect(await found(person('eva'))).toEqual([]);
    expect(await found(visitor)).toEqual([]);
    const others = [{ field: 'ownerId', operator: '=', value: 'luis' } as const];
    expect(await found(person('ana'), others)).toEqual([]);
  });

  it.each(['treasurer', 'administrator'] as const)('are all found by a %s', async (role) => {
    const all = await found(person('ines', role));
    expect(all.map(({ folio }) => folio)).toEqual([1, 2]);
    expect(all[0]?.payload).toMatchObject({ nota: 'counted twice' });
  });

  it('are not found by a right that is another one', async () => {
    expect(await found(person('ines', 'coordinator'))).toEqual([]);
  });
});

it('whose documents they are has to be said', () => {
  const ownerless = { name: 'x', noun: 'row' as const, summary: '', fields };
  expect(() => defineDocument({ ...ownerless, read: { by: 'owner', find } })).toThrow('whose');
});

describe('documents that several people find', () => {
  const seen = { ...unqueried, ...byPortal, readableBy: 'session' } as const;
  const askedFields = {
    ...documentFields(states, seen),
    petOwnerId: field(null, 'reference', { es: 'Dueña', en: 'Owner' }, seen),
    familyId: field(null, 'reference', { es: 'Familia', en: 'Family' }, seen),
    message: field('mensaje', 'text', { es: 'Mensaje', en: 'Message' }, seen),
    note: field('nota', 'text', { es: 'Nota', en: 'Note' }, { ...seen, readableBy: 'owner' }),
    hint: field('aviso', 'text', { es: 'Aviso', en: 'Hint' }, { ...seen, readableBy: 'adopter' }),
  };
  type Asked = EntityOf<typeof askedFields>;
  const asked = (folio: number, petOwnerId: string, familyId: string): Asked => {
    const { id, createdAt, series, status } = gift(folio, petOwnerId);
    const said = { message: 'Hola', note: 'Vive lejos', hint: 'Trae transportadora' };
    return {
      id,
      createdAt,
      series,
      folio,
      status,
      petOwnerId,
      familyId,
      ...said,
    };
  };
  const all = [asked(1, 'ana', 'luis'), asked(2, 'luis', 'ana')];
  const relationsOf = ({ petOwnerId, familyId }: Asked, viewer: Viewer): Relation[] => {
    if (viewer.kind === 'visitor') return [];
    const as: [string, Relation][] = [
      [petOwnerId, 'owner'],
      [familyId, 'adopter'],
    ];
    return as.flatMap(([accountId, relation]) => (accountId === viewer.id ? [relation] : []));
  };
  const machine = stateMachine({
    kind: 'donation',
    states,
    initial: ['pending'],
    transitions: {
      take: { wire: 'aceptar', from: ['paid'], to: 'pending', by: ['owner'] },
      leave: { wire: 'retirar', from: ['paid'], to: 'pending', by: ['adopter'] },
      lose: { wire: 'perder', from: ['paid'], to: 'pending', by: ['contact.manage'] },
      reopen: { wire: 'reabrir', from: ['pending'], to: 'paid', by: ['owner'] },
    },
  });
  const noWork = transition(noDetails, async () => {});
  const definition = {
    name: 'solicitudes',
    noun: 'row' as const,
    summary: 'Applications.',
    fields: askedFields,
    managedBy: 'pets.manageAny' as const,
    relationsOf,
    read: {
      by: 'session' as const,
      find: async (_context: Context, _viewer: Viewer, query: RowQuery<keyof Asked>) =>
        paged(all, all.length, query),
    },
    states: documentStates(machine, { take: noWork, leave: noWork, lose: noWork, reopen: noWork }),
  };
  const applications = defineDocument(definition);
  const rows = async (viewer: Viewer) =>
    (await applications.read.find({} as Context, viewer, everything, ['transiciones'])).items;

  it('show each person, row by row, what their relation to it reads', async () => {
    const payloads = (await rows(person('ana'))).map(({ payload }) => payload);
    expect(payloads).toEqual([
      { mensaje: 'Hola', nota: 'Vive lejos' },
      { mensaje: 'Hola', aviso: 'Trae transportadora' },
    ]);
  });

  it('show what the owner reads to whoever has the right that stands in for owners, and no more', async () => {
    const payloads = (await rows(person('ines', 'coordinator'))).map(({ payload }) => payload);
    expect(payloads).toEqual([
      { mensaje: 'Hola', nota: 'Vive lejos' },
      { mensaje: 'Hola', nota: 'Vive lejos' },
    ]);
  });

  it('show what no relation needs to others who find them', async () => {
    for (const viewer of [person('eva'), person('ines', 'treasurer')]) {
      const payloads = (await rows(viewer)).map(({ payload }) => payload);
      expect(payloads).toEqual([{ mensaje: 'Hola' }, { mensaje: 'Hola' }]);
    }
  });

  it('offer each person the transitions of their relation to it', async () => {
    const offered = async (viewer: Viewer) =>
      (await rows(viewer)).map(({ transiciones }) => transiciones);
    expect(await offered(person('ana'))).toEqual([['aceptar'], ['retirar']]);
    expect(await offered(person('eva'))).toEqual([[], []]);
    expect(await offered(person('ines', 'coordinator'))).toEqual([[], []]);
    expect(await offered(person('ines', 'administrator'))).toEqual([['perder'], ['perder']]);
  });

  it('let nobody guess by conditions or orders what only a relation reads', () => {
    const askable = { ...askedFields.note, filterableBy: 'session' } as const;
    const sortable = { ...askedFields.note, orderableBy: 'adopter' } as const;
    const managed = { ...askedFields.note, filterableBy: 'pets.manageAny' } as const;
    const withNote = (note: typeof askable | typeof sortable | typeof managed) => () =>
      defineDocument({ ...definition, fields: { ...askedFields, note } });
    expect(withNote(askable)).toThrow('may not read');
    expect(withNote(sortable)).toThrow('may not read');
    expect(withNote(managed)).not.toThrow();
  });
});
