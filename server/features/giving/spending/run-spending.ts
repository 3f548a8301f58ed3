import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  createSummary,
  type NamedGift,
  type SpendingSummary,
} from '#domain/spending/spending-summary.ts';
import { type Cost, createTie, isCounted, lastDayFor } from '#domain/spending/tie-spending.ts';
import type { Tx } from '#server/db/database.ts';
import { donationReferences, type StandingGift } from '../donations/donation-references.ts';
import { giftCampaigns } from '../donations/gift-campaigns.ts';
import { expenseReferences } from '../expenses/expense-references.ts';
import {
  endUses,
  type GiftUse,
  insertUses,
  monthsWithUses,
  sweepUses,
  usesOfMonth,
} from './gift-uses.repository.ts';
import type { SpendingDependencies } from './spending-dependencies.ts';
import { currentRules, type StoredRules } from './spending-rules.repository.ts';
import {
  type BegunRun,
  beginRun,
  finishRun,
  forgetRuns,
  lastDone,
  touchRun,
} from './spending-runs.repository.ts';

/** Rows that are read at once. */
const atOnce = 1_000;
/** In a transaction: SQLite lets nobody else have a turn meanwhile. */
const writtenAtOnce = 300;
/** Milliseconds after which a run that has not written is taken for dead. */
export const silence = 120_000;
const keptRuns = 20;

type Dependencies = Pick<
  SpendingDependencies,
  'database' | 'clock' | 'today' | 'config' | 'contributions' | 'dataVersions'
>;
interface TiedCost {
  cost: Cost;
  uses: GiftUse[];
}

/** By which the books that a run reads are told from later ones. */
export async function markOf({ database: { query }, dataVersions }: Dependencies): Promise<string> {
  const marks = [
    await donationReferences.ledgerMark(query),
    await expenseReferences.booksMark(query),
    await dataVersions.current('campaigns'),
  ];
  return marks.join(' / ');
}

/**
 * Goes through the books: which gifts pay which expenses. What people read stays as it is until all of it is written, and
 * only what is different is. One that is killed another one begins anew.
 * @returns 'busy' while another one is under way
 */
export async function runSpending(
  dependencies: Dependencies,
  signal: AbortSignal,
  { onlyIfChanged }: { onlyIfChanged: boolean },
): Promise<'done' | 'same' | 'busy' | 'noRules'> {
  const { database, clock, today } = dependencies;
  const stored = await currentRules(database.query);
  if (!stored) return 'noRules';
  const books = await markOf(dependencies);
  const last = await lastDone(database.query);
  const isSame = last?.books === books && last.rulesRevision === stored.revision;
  if (isSame && onlyIfChanged) return 'same';
  const now = clock.now();
  const run = await database.transaction((tx) =>
    beginRun(tx, {
      ...{ books, asOf: today(), rulesRevision: stored.revision, now: now.toISOString() },
      aliveSince: new Date(now.getTime() - silence).toISOString(),
    }),
  );
  if (!run) return 'busy';
  const change = writerOf(dependencies, run, signal);
  while (await change((tx) => sweepUses(tx, run.current, writtenAtOnce)));
  const summary = await tieBooks(dependencies, stored, change, run);
  await change((tx) => finishRun(tx, run.number, summary, clock.now().toISOString()));
  await database.transaction((tx) => forgetRuns(tx, run.number - keptRuns));
  return 'done';
}

type Change = <Of>(work: (tx: Tx) => Promise<Of>) => Promise<Of>;

/** Changes what the run writes, as long as it is this run's turn. */
function writerOf(
  { database, clock }: Dependencies,
  { number }: BegunRun,
  signal: AbortSignal,
): Change {
  return (work) => {
    signal.throwIfAborted();
    return database.transaction(async (tx) => {
      const isOurs = await touchRun(tx, number, clock.now().toISOString());
      if (!isOurs) throw new Error('Another run has taken over what gifts paid');
      return work(tx);
    });
  };
}

async function tieBooks(
  dependencies: Dependencies,
  { rules }: StoredRules,
  change: Change,
  { number }: BegunRun,
): Promise<SpendingSummary> {
  const { query } = dependencies.database;
  const isTest = await onlyTests(dependencies);
  const scopes = await Promise.all(
    dependencies.contributions.to(giftCampaigns).map((one) => one.scopes(query)),
  );
  const campaigns = new Map(scopes.flatMap((some) => [...some]));
  const summary = createSummary(rules, isTest);
  const tie = createTie<NamedGift, Cost>(campaigns, rules, (gift) =>
    summary.gift(gift, gift.cents),
  );
  const take = (gift: NamedGift) => {
    if (!tie.add(gift)) summary.gift(gift, 0);
  };
  const gifts = countedGifts(dependencies, isTest);
  let next = await gifts.next();
  const left = new Set(await monthsWithUses(query));
  let month: TiedCost[] = [];
  const store = async () => {
    const [first] = month;
    if (!first) return;
    const name = first.cost.onDate.slice(0, 7);
    left.delete(name);
    const uses = month.flatMap((one) => one.uses);
    month = [];
    await replaceMonth(dependencies, change, name, uses, number);
  };
  for await (const cost of allCosts(dependencies)) {
    if (!isCounted(cost, rules)) {
      summary.leftOut(cost);
      continue;
    }
    if (month[0] && month[0].cost.onDate.slice(0, 7) !== cost.onDate.slice(0, 7)) await store();
    const until = lastDayFor(cost, rules);
    for (; !next.done && next.value.onDate <= until; next = await gifts.next()) take(next.value);
    const paid = tie.pay(cost);
    summary.cost(paid);
    const { id: expenseId, category, petId } = cost;
    month.push({
      cost,
      uses: paid.parts.map(({ gift, cents }) => ({
        ...{ donationId: gift.id, expenseId, category, petId, amountCents: cents },
      })),
    });
  }
  await store();
  for (const name of left) await replaceMonth(dependencies, change, name, [], number);
  for (; !next.done; next = await gifts.next()) take(next.value);
  for (const { gift, leftCents } of tie.rest()) summary.gift(gift, gift.cents - leftCents);
  return summary.done();
}

/** Real ones are counted, or while there are none, those of the test mode where it is offered: never both. */
async function onlyTests({ database: { query }, config }: Dependencies): Promise<boolean> {
  if (!config.payments.builtIn) return false;
  return (await donationReferences.standingKinds(query)) === 'tests';
}

/** By portions, the earliest first. */
async function* rowsOf<Row>(read: (after: Row | undefined) => Promise<Row[]>) {
  let after: Row | undefined;
  do {
    const portion = await read(after);
    after = portion.length === atOnce ? portion.at(-1) : undefined;
    yield* portion;
    await nextTurn();
  } while (after);
}

/** What is the same in many gifts stands in memory once. */
async function* countedGifts(
  { database: { query } }: Dependencies,
  isTest: boolean,
): AsyncGenerator<NamedGift, undefined> {
  const same = shared();
  const rows = rowsOf<StandingGift>((after) => donationReferences.standing(query, after, atOnce));
  for await (const gift of rows) {
    if (gift.isTest !== isTest) continue;
    const { id, cents, onDate, kind, productId, petId, campaignId, concept } = gift;
    yield {
      id,
      cents,
      onDate: same(onDate),
      kind: same(kind),
      productId: same(productId),
      petId: same(petId),
      campaignId: same(campaignId),
      concept: concept && same(concept, `${concept.es} / ${concept.en}`),
    };
  }
}

function shared() {
  const known = new Map<unknown, unknown>();
  return <Value>(value: Value, key: unknown = value): Value => {
    if (!known.has(key)) known.set(key, value);
    return known.get(key) as Value;
  };
}

const allCosts = ({ database: { query } }: Dependencies) =>
  rowsOf<Cost>(async (after) =>
    (await expenseReferences.organisationCosts(query, {}, after, atOnce)).map(
      ({ id, onDate, cents, category, petId, campaignId }) => ({
        id,
        onDate,
        cents,
        category,
        petId,
        campaignId,
      }),
    ),
  );

/** What is as it was stays. */
async function replaceMonth(
  { database }: Dependencies,
  change: Change,
  month: string,
  uses: readonly GiftUse[],
  run: number,
): Promise<void> {
  const stored = await usesOfMonth(database.query, month);
  const before = new Map(stored.map((use) => [wordsOf(use), use.id]));
  const fresh = uses.filter((use) => !before.delete(wordsOf(use)));
  const over = [...before.values()];
  for (let start = 0; start < Math.max(over.length, fresh.length); start += writtenAtOnce) {
    await change(async (tx) => {
      await endUses(tx, over.slice(start, start + writtenAtOnce), run);
      await insertUses(tx, month, fresh.slice(start, start + writtenAtOnce), run);
    });
  }
}

/** All that it says: the same where nothing has changed. */
const wordsOf = ({ donationId, expenseId, category, petId, amountCents }: GiftUse): string =>
  [donationId, expenseId, category, petId, amountCents].join(' ');
