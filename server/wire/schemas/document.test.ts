import { describe, expect, it } from 'vitest';
import { type Role, type Viewer, visitor } from '#domain/accounts/viewer.ts';
import { type EntityOf, field, own } from '#domain/contract/field.ts';
import { documentFields } from '#domain/documents/document.ts';
import { paged } from '#domain/paging.ts';
import { vocabulary } from '#domain/vocabulary.ts';
import type { Context } from '#server/context.ts';
import type { RowQuery } from '#server/features/querying/row-query.ts';
import { defineDocument } from './document.ts';

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
