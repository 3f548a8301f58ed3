import { CompiledQuery } from 'kysely';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import {
  expiringApplications,
  pageOfApplications,
} from '#server/features/adoption/applications/applications.repository.ts';
import { findAdopters } from '#server/features/adoption/applications/applications-of-people.repository.ts';
import { countedAfter } from '#server/features/adoption/applications/figures.repository.ts';
import { sumViews } from '#server/features/animals/exposure/views.repository.ts';
import { findDebutsAfter } from '#server/features/animals/pets/core/pet-debuts.repository.ts';
import type { PetQuery } from '#server/features/animals/pets/core/pet-fields.ts';
import {
  countTakenIn,
  findAdoptions,
} from '#server/features/animals/pets/core/pet-months.repository.ts';
import { pagePiece } from '#server/features/animals/pets/core/pet-search.repository.ts';
import {
  findFront,
  findLastTurn,
} from '#server/features/animals/pets/core/pet-turns.repository.ts';
import { countByStatus } from '#server/features/animals/pets/core/pets.repository.ts';
import { planSearch } from '#server/features/animals/pets/core/search-plan.ts';
import { findDevices } from '#server/features/animals/wishes/wish-devices.repository.ts';
import { findDueReaders } from '#server/features/animals/wishes/wish-readers.repository.ts';
import {
  findEnded,
  findEnding,
  findWishes,
} from '#server/features/animals/wishes/wishes.repository.ts';
import { pageOfFound } from '#server/features/giving/donations/bookkeeping/found-donations.repository.ts';
import {
  countDonors,
  countMonthlyDonors,
  sumMonths,
} from '#server/features/giving/donations/bookkeeping/totals.repository.ts';
import { takeDue } from '#server/features/giving/donations/donations.repository.ts';
import { takeDueMonthly } from '#server/features/giving/donations/monthly/monthly-checks.repository.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';

/** SQLite keeps nobody else waiting for what an index holds; what scans a table does, once it has grown. */
describeOnSqlite('queries that run by the clock or for a page', (databases) => {
  const statements: string[] = [];
  let database: Database;
  beforeAll(async () => {
    const { database: config } = await databases.newConfig();
    const onStatement = (text: string) => statements.push(text);
    database = await openDatabase(config, pino({ level: 'silent' }), undefined, { onStatement });
    return () => database.close();
  });

  /** How SQLite goes about each statement of some work. */
  async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
    statements.length = 0;
    await work();
    const asked = statements.filter((text) => /^\s*(select|update|with)/i.test(text));
    const plans: string[] = [];
    for (const text of asked) {
      const parameters = Array.from(text.matchAll(/\?/g), () => null);
      const explained = CompiledQuery.raw(`explain query plan ${text}`, parameters);
      const { rows } = await database.query.executeQuery<{ detail: string }>(explained);
      plans.push(...rows.map(({ detail }) => detail));
    }
    return plans;
  }

  it('look for what is due at providers among what is due', async () => {
    const time = { now: '2026-11-28T12:00:00.000Z', next: '2026-11-28T13:00:00.000Z', limit: 50 };
    const of = [
      { method: 'card', provider: 'stripe' },
      { method: 'voucher', provider: 'conekta' },
    ] as const;
    for (const waiting of ['unanswered', 'cardOrWallet', 'paidElsewhere'] as const) {
      const plans = await plansOf(() =>
        database.transaction((tx) => takeDue(tx, waiting, { ...time, of })),
      );
      expect(plans.filter((plan) => /SCAN donations|provider/.test(plan))).toEqual([]);
      expect(plans.join('\n')).toMatch(/donations_due|payment_attempts_open/);
    }
    const monthly = await plansOf(() =>
      database.transaction((tx) => takeDueMonthly(tx, { ...time, of: ['paypal', 'test'] })),
    );
    expect(monthly.filter((plan) => /SCAN monthly_donations|provider/.test(plan))).toEqual([]);
    expect(monthly.join('\n')).toContain('monthly_donations_due');
  });

  it('count donations by month in indexes, without their rows', async () => {
    const plans = await plansOf(async () => {
      await sumMonths(database, '2023-12');
      await countMonthlyDonors(database, '2025-11', false);
      await countDonors(database, '2026-01', false);
    });
    expect(plans.filter((plan) => /SCAN|FOR GROUP BY/.test(plan))).toEqual([
      // What came later, or went back, is little.
      'USE TEMP B-TREE FOR GROUP BY',
      'USE TEMP B-TREE FOR GROUP BY',
    ]);
    const used = plans.join('\n');
    for (const index of ['by_month', 'donors', 'entries_back', 'entries_arrivals']) {
      expect(used).toMatch(new RegExp(`donation(s|)_${index}`));
    }
  });

  it('count pets by month and by state, and find adoptions, in indexes', async () => {
    const plans = await plansOf(async () => {
      await countTakenIn(database, '2025-11-01', undefined);
      await findAdoptions(database, '2025-11-01', undefined);
      await countByStatus(database.query);
    });
    expect(plans).toEqual([
      expect.stringContaining('INDEX pets_taken_in'),
      expect.stringContaining('INDEX pets_adopted'),
      expect.stringContaining('INDEX pets_figures'),
    ]);
  });

  it('walk the lists by turns and by waiting along their indexes, and sort the nearest in one', async () => {
    const where = [{ field: 'status', operator: 'in', value: ['adoption'] } as const];
    const planOf = async (query: Pick<PetQuery, 'order' | 'near'>) => {
      const asked = { where, page: 1, limit: 15, ...query };
      const search = { scope: { kind: 'public' } as const, query: asked, today: '2026-11-20' };
      const plan = planSearch({ ...search, cities: [] }, database.dialect);
      if (!plan) throw new Error('nothing to look for');
      const { build, values } = pagePiece(plan, database.query);
      const { sql } = build(values).compile();
      return (await plansOf(async () => statements.push(sql))).join('\n');
    };
    const turns = await planOf({ order: [{ field: 'turn', direction: 'asc' }] });
    expect(turns).toContain('COVERING INDEX pets_public_turns');
    const waiting = await planOf({ order: [{ field: 'waitingSince', direction: 'asc' }] });
    expect(waiting).toContain('COVERING INDEX pets_public_waiting');
    const near = [{ cities: ['tulum'], states: ['Yucatán'] }];
    expect(await planOf({ order: [], near })).toMatch(/COVERING INDEX pets_public_/);
    for (const plan of [turns, waiting]) {
      // Of the page's own rows alone.
      expect(plan.match(/USE TEMP B-TREE FOR ORDER BY/g)).toHaveLength(1);
    }
  });

  it('take turns and forget views along indexes', async () => {
    const shown = { programme: 'adoption', today: '2026-11-20' } as const;
    const plans = await plansOf(async () => {
      await findFront(database.query, shown, 15);
      await findLastTurn(database.query, shown);
      await sumViews(database.query, ['a', 'b'], '2026-10-20');
    });
    expect(plans.join('\n')).toContain('INDEX pets_public_turns');
    expect(plans.filter((plan) => /SCAN|FOR ORDER BY/.test(plan))).toEqual([]);
  });

  it('find alerts that are due, and new pets, along indexes', async () => {
    const plans = await plansOf(async () => {
      const { query } = database;
      await findDueReaders(query, '2026-11-28', { after: '', most: 100 });
      await findWishes(query, 'x');
      await findDevices(query, 'x');
      await findEnding(query, '2026-11-28');
      await findEnded(query, '2026-11-28', 100);
      const asked = { programme: 'adoption', after: '2026-11-28', most: 100 } as const;
      await findDebutsAfter(database, asked);
    });
    expect(plans.filter((plan) => /SCAN (?!wish_readers USING)/.test(plan))).toEqual([]);
    const used = plans.join('\n');
    for (const index of ['wishes_same', 'wish_devices_one', 'wishes_end', 'pet_debuts_since']) {
      expect(used).toContain(index);
    }
  });

  it('read applications that are counted along one index, and sort none', async () => {
    const months = [{ month: '2026-01', from: '2026-01-01', to: '2026-02-01' }];
    const plans = await plansOf(() =>
      countedAfter(database, { months, ownerId: undefined }, 0, 1_000),
    );
    expect(plans).toEqual([expect.stringContaining('adoption_applications_counted')]);
  });

  it('find applications of states, of families and those that are due in indexes, without sorting all', async () => {
    const ended = { field: 'status', operator: 'in', value: ['declined', 'adopted'] } as const;
    const listed = await plansOf(() =>
      pageOfApplications(database, { where: [ended], order: [], page: 400, limit: 15 }),
    );
    expect(listed.join('\n')).toContain('COVERING INDEX adoption_applications_listed');
    const due = await plansOf(() =>
      expiringApplications.due(database.query, '2026-11-28T12:00:00.000Z'),
    );
    expect(due.join('\n')).toContain('COVERING INDEX adoption_applications_expiring');
    const ofFamily = await plansOf(() => findAdopters(database.query, { accountId: 'x' }));
    expect(ofFamily.join('\n')).toContain('INDEX adoption_applications_applicant');
  });

  it('find donations by what they name in indexes', async () => {
    const search = { term: '9300 0000 0012', states: [], unsettled: false };
    const none = {
      idsHolding: () => database.query.selectFrom('users').select('id').where('id', '=', ''),
      someHolding: async () => [],
    };
    const plans = await plansOf(() => pageOfFound(database, search, none, { page: 1, limit: 5 }));
    expect(plans.join('\n')).toContain('donations_voucher');
    const byText = await plansOf(() =>
      pageOfFound(database, { ...search, term: 'croqueta' }, none, { page: 1, limit: 5 }),
    );
    for (const index of ['donations_product', 'donations_email', 'donations_listed']) {
      expect(byText.join('\n')).toContain(`COVERING INDEX ${index}`);
    }
  });
});
