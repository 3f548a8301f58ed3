import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type Expression,
  type ExpressionBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { type Donation, donationSeries } from '#domain/donations/donation.ts';
import type { DonationKind, PaymentMethod } from '#domain/donations/donation-kind.ts';
import type { DonationState } from '#domain/donations/donation-state.ts';
import { searchedPhone } from '#domain/phone.ts';
import { foldText } from '#domain/text.ts';
import type { Database } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { donationsTable } from '../donations.repository.ts';

/** What those who keep the books look for; what is undefined, or empty, does not matter. */
export interface DonationSearch {
  /** A donor's name or address, a folio, a product, a voucher's digits, or a provider's name for the payment. */
  term: string;
  states: readonly DonationState[];
  method?: PaymentMethod | undefined;
  kind?: DonationKind | undefined;
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
type IdsHolding = (term: string) => SelectQueryBuilder<Tables, 'users', { id: string }>;

type Builder = ExpressionBuilder<Tables, 'donations'>;

const openStates = ['pending', 'requiresAction'] as const satisfies readonly DonationState[];

/** More than one of them is chance. */
const mostNamed = 50;

const folio = /^(?:d-?)?(\d{1,9})$/i;
const voucherDigits = /^\d(?:[\s-]?\d){7,}$/;
/** Neither a name nor a product can be meant. */
const isNumber = (term: string) =>
  voucherDigits.test(term) || (/^d/i.test(term) && folio.test(term));

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
      : [donations.where('series', '=', donationSeries).where('folio', '=', Number(number))]),
    ...(voucherDigits.test(term)
      ? [
          donations.where(
            sql<SqlBool>`${dialect.contains(sql.ref('voucher_json'), dialect.contained(term.replace(/[\s-]/g, '')))}`,
          ),
        ]
      : []),
  ];
  const rows = await Promise.all(named.map((some) => some.limit(mostNamed).execute()));
  return [...new Set(rows.flat().map(({ id }) => id))];
}

/** What donations are for that the term names: the portal knows few dozens. */
async function productsHolding({ query }: Database, term: string): Promise<string[]> {
  const rows = await query.selectFrom('donations').select('product_name').distinct().execute();
  const wanted = foldText(term);
  return rows.flatMap(({ product_name: name }) => (foldText(name).includes(wanted) ? [name] : []));
}

/** Whatever can be looked up at once is, so that little is left to ask of each row. */
async function termCondition(
  database: Database,
  term: string,
  idsHolding: IdsHolding,
): Promise<(eb: Builder) => Expression<SqlBool>> {
  const { dialect } = database;
  const ids = await idsNamed(database, term);
  const named = (eb: Builder) => (ids.length > 0 ? [eb('id', 'in', ids)] : []);
  const isPhone = searchedPhone(term) !== undefined;
  const ofPeople = (eb: Builder) => eb('user_id', 'in', idsHolding(term));
  if (isPhone) return (eb) => eb.or([...named(eb), ofPeople(eb)]);
  if (isNumber(term)) return (eb) => eb.or(named(eb));
  const products = await productsHolding(database, term);
  const text = dialect.contained(term.toLowerCase());
  return (eb) =>
    eb.or([
      ...named(eb),
      ...(products.length > 0 ? [eb('product_name', 'in', products)] : []),
      sql<SqlBool>`${dialect.contains(sql`lower(email)`, text)}`,
      ofPeople(eb),
    ]);
}

function filterCondition({ query }: Database, search: DonationSearch) {
  const { states, method, kind, from, to, unsettled } = search;
  const awaitsAnswer = query
    .selectFrom('payment_attempts')
    .select('donation_id')
    .where('closed_at', 'is', null);
  return (eb: Builder) => [
    // As it stands, SQLite would gather a state's rows along another index, and sort them.
    ...(states.length > 0 ? [eb(sql<string>`coalesce(status, '')`, 'in', states)] : []),
    ...(method ? [eb('method', '=', method)] : []),
    ...(kind ? [eb('kind', '=', kind)] : []),
    ...(from ? [eb('date', '>=', from)] : []),
    ...(to ? [eb('date', '<=', to)] : []),
    ...(unsettled ? [eb.or([eb('status', 'in', openStates), eb('id', 'in', awaitsAnswer)])] : []),
  ];
}

async function found(database: Database, search: DonationSearch, idsHolding: IdsHolding) {
  const term = search.term.trim();
  const filters = filterCondition(database, search);
  const holdsTerm = term === '' ? undefined : await termCondition(database, term, idsHolding);
  const direction = search.unsettled ? ('asc' as const) : ('desc' as const);
  const donations = database.query
    .selectFrom('donations')
    .where((eb) => eb.and([...filters(eb), ...(holdsTerm ? [holdsTerm(eb)] : [])]));
  return { donations, direction };
}

export async function pageOfFound(
  database: Database,
  search: DonationSearch,
  idsHolding: IdsHolding,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: StoredDonation[]; total: number }> {
  const { donations, direction } = await found(database, search, idsHolding);
  const { total } = await donations
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total) === 0) return { items: [], total: 0 };
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
  return { items, total: Number(total) };
}

/** All of them in the order of their list, some hundred at a time, however many there are. */
export async function* findAllFound(
  database: Database,
  search: DonationSearch,
  idsHolding: IdsHolding,
  portion = 500,
): AsyncGenerator<StoredDonation[]> {
  const { donations, direction } = await found(database, search, idsHolding);
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
