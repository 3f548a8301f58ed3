import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { type Donation, donationSeries, pastSeries } from '#domain/donations/donation.ts';
import type { DonationKind, PaymentMethod } from '#domain/donations/donation-kind.ts';
import type { DonationState } from '#domain/donations/donation-state.ts';
import type { PageRequest } from '#domain/paging.ts';
import { searchedPhone } from '#domain/phone.ts';
import { foldText } from '#domain/text.ts';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';
import { fewHolding } from '#server/features/kits/querying/few-holding.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { donationsTable } from '../donations.repository.ts';
import { isGift } from '../only-gifts.ts';

/** What those who keep the books look for; what is undefined, or empty, does not matter. */
export interface DonationSearch {
  /** A donor's name or address, a folio, a product, a voucher's digits, or a provider's name for the payment. */
  term: string;
  states: readonly DonationState[];
  method?: PaymentMethod | undefined;
  /** As donations name it, such as `own`. */
  provider?: string | undefined;
  kind?: DonationKind | undefined;
  campaignId?: string | undefined;
  /** YYYY-MM-DD, both days included. */
  from?: string | undefined;
  to?: string | undefined;
  /** Of which not everything is known yet: these oldest first, all others newest first. */
  unsettled: boolean;
}

/** As the books hold it. */
export interface StoredDonation extends Donation {
  askedAt: string | null;
}

/** Those in whose account somebody is whom the term names. */
type People = Pick<AccountsService, 'idsHolding' | 'someHolding'>;

type Builder = ExpressionBuilder<Tables, 'donations'>;

/**
 * @param isWalked so many are found that SQLite is to look for a page of them along the index of the list's order, instead
 * of sorting them all
 */
type TermCondition = (eb: Builder, isWalked: boolean) => Expression<SqlBool>[];

const openStates = ['pending', 'requiresAction'] as const satisfies readonly DonationState[];

/** More than one of them is chance. */
const mostNamed = 50;

const folio = /^(?:[dh]-?)?(\d{1,9})$/i;
const voucherDigits = /^\d(?:[\s-]?\d){7,}$/;
/** A number alone may be of either. */
const seriesOf = (term: string) =>
  [donationSeries, pastSeries].filter(
    (series) => /^\d/.test(term) || term.toUpperCase().startsWith(series),
  );
/** Neither a name nor a product can be meant. */
const isNumber = (term: string) =>
  voucherDigits.test(term) || (/^[dh]/i.test(term) && folio.test(term));

/** The few that a folio, a voucher's digits or a provider's name for a payment stand for. */
async function idsNamed({ query, dialect }: Database, term: string): Promise<string[]> {
  const donations = query.selectFrom('donations').select('id');
  const payments = donations.where('provider', 'in', ['stripe', 'paypal', 'conekta', 'test']);
  const [, number] = folio.exec(term) ?? [];
  const named = [
    payments.where('reference', '=', term),
    payments.where('settled_as', '=', term),
    ...(number === undefined
      ? []
      : [donations.where('series', 'in', seriesOf(term)).where('folio', '=', Number(number))]),
    ...(voucherDigits.test(term)
      ? [
          donations.where(
            sql<SqlBool>`voucher_json is not null and ${dialect.contains(
              dialect.textMember(sql.ref('voucher_json'), 'reference'),
              dialect.contained(term.replace(/[\s-]/g, '')),
            )}`,
          ),
        ]
      : []),
  ];
  const rows = await Promise.all(named.map((some) => some.limit(mostNamed).execute()));
  return [...new Set(rows.flat().map(({ id }) => id))];
}

/**
 * What donations are for that the term names: the portal knows few dozens, which are read one after the other along their
 * index, past all the donations for the same.
 */
async function productsHolding({ query }: Database, term: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive names (name) as (
      select min(product_name) from donations
      union all
      select (select min(product_name) from donations where product_name > names.name)
      from names where names.name is not null
    )
    select name from names where name is not null
  `.execute(query);
  const wanted = foldText(term);
  return rows.flatMap(({ name }) => (foldText(name).includes(wanted) ? [name] : []));
}

/** Of so many people each is looked up; of more of them every donation is asked. */
const mostPeople = 500;
/** From so many on they are not sorted. */
const manyDonations = 2_000;

const fewPeople = (values: readonly string[]) => (values.length > mostPeople ? undefined : values);

const email = sql<string>`lower(email)`;

/** At most one more than `mostPeople` of the addresses that hold a term. */
async function addressesHolding(
  { query, dialect }: Database,
  term: string,
  holds: RawBuilder<SqlBool>,
): Promise<string[]> {
  const few = await fewHolding({ query, dialect }, 'donations', term);
  if (few) return few;
  const rows = await query
    .selectFrom('donations')
    .select(email.as('value'))
    .distinct()
    .where(holds)
    .limit(mostPeople + 1)
    .execute();
  return rows.map(({ value }) => value);
}

/** Whose account or address holds the term. */
async function peopleCondition(
  database: Database,
  term: string,
  { idsHolding, someHolding }: People,
): Promise<TermCondition> {
  const { dialect } = database;
  const lower = term.toLowerCase();
  const holds = sql<SqlBool>`${dialect.contains(email, dialect.contained(lower))}`;
  const emails = fewPeople(await addressesHolding(database, lower, holds));
  const ids = fewPeople(await someHolding(term, mostPeople + 1));
  return (eb, isWalked) => [
    ...(emails === undefined ? [holds] : emails.length > 0 ? [eb(email, 'in', emails)] : []),
    ...(ids === undefined
      ? [eb(column('user_id', isWalked), 'in', idsHolding(term))]
      : ids.length > 0
        ? [eb('user_id', 'in', ids)]
        : []),
  ];
}

async function productCondition(database: Database, term: string): Promise<TermCondition> {
  const products = await productsHolding(database, term);
  return (eb, isWalked) =>
    products.length > 0 ? [eb(column('product_name', isWalked), 'in', products)] : [];
}

/** In no index where it is walked. */
const column = (name: 'user_id' | 'product_name', isWalked: boolean) =>
  isWalked ? sql<string>`coalesce(${sql.ref(name)}, '')` : sql<string>`${sql.ref(name)}`;

/** Whatever can be looked up at once is, so that little is left to ask of each row. */
async function termCondition(
  database: Database,
  term: string,
  people: People,
): Promise<TermCondition> {
  const ids = await idsNamed(database, term);
  const named: TermCondition = (eb) => (ids.length > 0 ? [eb('id', 'in', ids)] : []);
  if (searchedPhone(term) !== undefined) {
    return (eb) => [...named(eb, false), eb('user_id', 'in', people.idsHolding(term))];
  }
  if (isNumber(term)) return named;
  const ways = [
    named,
    await productCondition(database, term),
    await peopleCondition(database, term, people),
  ];
  return (eb, isWalked) => ways.flatMap((way) => way(eb, isWalked));
}

function filterCondition({ query }: Database, search: DonationSearch) {
  const { states, method, provider, kind, campaignId, from, to, unsettled } = search;
  const awaitsAnswer = query
    .selectFrom('payment_attempts')
    .select('donation_id')
    .where('closed_at', 'is', null);
  return (eb: Builder) => [
    // As it stands, SQLite would gather a state's rows along another index, and sort them.
    ...(states.length > 0 ? [eb(sql<string>`coalesce(status, '')`, 'in', states)] : []),
    ...(method ? [eb('method', '=', method)] : []),
    ...(provider ? [eb('provider', '=', provider)] : []),
    ...(kind ? [eb('kind', '=', kind)] : []),
    ...(campaignId
      ? [eb.or([eb('campaign_id', '=', campaignId), eb('fundraiser_id', '=', campaignId)])]
      : []),
    ...(from ? [eb('date', '>=', from)] : []),
    ...(to ? [eb('date', '<=', to)] : []),
    ...(unsettled ? [eb.or([eb('status', 'in', openStates), eb('id', 'in', awaitsAnswer)])] : []),
  ];
}

async function found(database: Database, search: DonationSearch, people: People) {
  const term = search.term.trim();
  const filters = filterCondition(database, search);
  const holdsTerm = term === '' ? undefined : await termCondition(database, term, people);
  const direction = search.unsettled ? ('asc' as const) : ('desc' as const);
  const matching = (isWalked: boolean) =>
    database.query.selectFrom('donations').where((eb) => {
      // Beside each of what a term may mean, so that SQLite looks up each along its own index.
      const terms = holdsTerm?.(eb, isWalked).map((one) => eb.and([one, isGift()]));
      return eb.and([...filters(eb), terms ? eb.or(terms) : isGift()]);
    });
  const isCommon =
    holdsTerm !== undefined &&
    (await countAtMost(database, matching(false).select('id'), manyDonations)) === manyDonations;
  return { donations: matching(isCommon), counted: matching(false), direction };
}

export async function pageOfFound(
  database: Database,
  search: DonationSearch,
  people: People,
  { page, limit, withTotal }: PageRequest,
): Promise<{ items: StoredDonation[]; total: number }> {
  const { donations, counted, direction } = await found(database, search, people);
  // Ids first: pages that are skipped are skipped in the index.
  const ids = await donations
    .select('id')
    .orderBy('date', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const items = await findDonationsById(
    database,
    ids.map(({ id }) => id),
  );
  // A page that holds them all tells how many there are.
  const isWhole = page === 1 && ids.length < limit;
  if (isWhole || withTotal === false) return { items, total: ids.length };
  // SQLite answers at once: nobody else would have a turn between the page and its count.
  await nextTurn();
  const { total } = await counted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

/** All of them in the order of their list, some hundred at a time, however many there are. */
export async function* findAllFound(
  database: Database,
  search: DonationSearch,
  people: People,
  portion = 500,
): AsyncGenerator<StoredDonation[]> {
  const { donations, direction } = await found(database, search, people);
  const comparison = direction === 'asc' ? sql`>` : sql`<`;
  let last: { date: string; id: string } | undefined;
  for (;;) {
    // SQLite answers at once: nobody else would have a turn.
    await nextTurn();
    const after = last;
    const ids: { date: string; id: string }[] = await donations
      .select(['date', 'id'])
      .$if(after !== undefined, (some) =>
        some.where(sql<SqlBool>`(date, id) ${comparison} (${after?.date}, ${after?.id})`),
      )
      .orderBy('date', direction)
      .orderBy('id', direction)
      .limit(portion)
      .execute();
    yield await findDonationsById(
      database,
      ids.map(({ id }) => id),
    );
    last = ids.at(-1);
    if (ids.length < portion) return;
  }
}

/** In the order of their ids in the list; without those that there are not. */
export async function findDonationsById(
  { query }: Database,
  ids: readonly string[],
): Promise<StoredDonation[]> {
  if (ids.length === 0) return [];
  const rows = await query.selectFrom('donations').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(
    rows.map((row) => [row.id, { ...donationsTable.read(row), askedAt: row.asked_at }]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
