import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { foldKeepingEnye, foldText } from '#domain/text.ts';
import type { Context } from '#server/context.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { seedPets } from '../../../tools/bench/seed.ts';
import { seedStaffRows } from '../../../tools/bench/staff-rows.ts';
import { clock } from '../pets/add-pets.ts';

const pets = 3_000;
const administrator: Viewer = { kind: 'user', id: 'x', roles: ['administrator'] };
const page = { page: 1, limit: 5 };
const terms = ['Muñoz', 'munoz', 'PEREZ', 'pérez vega', 'donante12', 'familia1499@', 'example.org'];
const rareTerms = ['zzzz', 'a*b', '[a]', 'María Pérez Pérez 0', 'zz', '@example'];

/** Some hundred are looked up by their ids, of more all are looked through: nobody is to notice. */
describeOnBothDatabases('what few hold, and what many hold', (databases) => {
  let context: Context;
  beforeAll(async () => {
    const config = await databases.newConfig();
    await seedPets(config.database, pets, '2026-11-20');
    await seedStaffRows(config.database, pets, clock.now());
    context = await createTestContext(config, { clock });
    return () => context.close();
  });

  /** As an answer in order should be, from all rows and what each is searched by. */
  const expected = <Row>(rows: Row[], holds: (row: Row) => boolean, idOf: (row: Row) => string) => {
    const ids = rows.filter(holds).map(idOf);
    return { total: ids.length, ids: ids.slice(0, page.limit) };
  };
  const named = (term: string) => {
    const isStrict = /ñ/i.test(term);
    return ({ name }: { name: string }) =>
      isStrict
        ? foldKeepingEnye(name).includes(foldKeepingEnye(term))
        : foldText(name).includes(foldText(term));
  };
  const addressed = (term: string) => (row: { email: string }) =>
    row.email.includes(term.toLowerCase());

  it.each([...terms, ...rareTerms])(
    'are found by %s among accounts and applications',
    async (value) => {
      const { query } = context.database;
      const where = [{ field: 'name', operator: 'contains', value, fold: true } as const];
      const accounts = await query
        .selectFrom('users')
        .select(['id', 'name', 'email'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const found = await context.accounts.query(administrator, { where, order: [], ...page });
      expect({ total: found.total, ids: found.items.map(({ id }) => id) }).toEqual(
        expected(accounts, named(value), ({ id }) => id),
      );
      const ofEmail = { field: 'email', operator: 'contains', value, fold: true } as const;
      const byEmail = await context.accounts.query(administrator, {
        ...{ where: [ofEmail], order: [], ...page },
      });
      expect({ total: byEmail.total, ids: byEmail.items.map(({ id }) => id) }).toEqual(
        expected(accounts, addressed(foldText(value)), ({ id }) => id),
      );
      const applications = await query
        .selectFrom('adoption_applications')
        .select(['id', 'name', 'email'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const asked = await context.applications.query(administrator, { where, order: [], ...page });
      expect({ total: asked.total, ids: asked.items.map(({ id }) => id) }).toEqual(
        expected(applications, named(value), ({ id }) => id),
      );
    },
  );

  it.each([...terms, ...rareTerms, 'croqueta'])('are found by %s among donations', async (term) => {
    const rows = await context.database.query
      .selectFrom('donations')
      .leftJoin('users', 'users.id', 'donations.user_id')
      .select(['donations.id', 'donations.email', 'users.name', 'product_name'])
      .orderBy('date', 'desc')
      .orderBy('donations.id', 'desc')
      .execute();
    const loosely = foldText(term);
    const holds = (row: (typeof rows)[number]) =>
      foldText(row.name ?? '').includes(loosely) ||
      addressed(term)(row) ||
      foldText(row.product_name ?? '').includes(loosely);
    const search = { term, states: [], unsettled: false };
    const { total, items } = await context.bookkeeping.list(administrator, search, page);
    expect({ total, ids: items.map(({ donation }) => donation.id) }).toEqual(
      expected(rows, holds, ({ id }) => id),
    );
  });

  it.each([...terms, ...rareTerms, 'perritos pequeños'])(
    'are found by %s among messages',
    async (term) => {
      const rows = await context.database.query
        .selectFrom('contact_messages')
        .select(['id', 'search_text'])
        .orderBy('activity_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      const holds = (row: (typeof rows)[number]) =>
        row.search_text?.includes(foldText(term)) ?? false;
      const { total, items } = await context.inbox.find(administrator, { term, ...page });
      expect({ total, ids: items.map(({ id }) => id) }).toEqual(
        expected(rows, holds, ({ id }) => id),
      );
    },
  );
});
