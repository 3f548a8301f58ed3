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
export interface KeptDonation extends Donation {
  askedAt: string | null;
}

/** Those in whose account somebody is whom the term names. */
type IdsHolding = (term: string) => SelectQueryBuilder<Tables, 'users', { id: string }>;

type Builder = ExpressionBuilder<Tables, 'donations'>;

const openStates = ['pending', 'requiresAction'] as const satisfies readonly DonationState[];

/** No voucher has fewer. */
const fewestDigits = 8;

function condition(
  { query, dialect }: Database,
  search: DonationSearch,
  products: readonly string[],
  idsHolding: IdsHolding,
) {
  const term = search.term.trim();
  const holds = (column: Expression<unknown>, text: string) =>
    sql<SqlBool>`${dialect.contains(column, dialect.contained(text))}`;
  const donations = query.selectFrom('donations').select('id');
  const [, folio] = /^(?:d-?)?(\d{1,9})$/i.exec(term) ?? [];
  const digits = term.replace(/[\s-]/g, '');
  const payments = donations.where('provider', 'in', ['stripe', 'paypal', 'conekta', 'test']);

  const named = (eb: Builder) =>
    [
      ...(folio === undefined
        ? []
        : [donations.where('series', '=', donationSeries).where('folio', '=', Number(folio))]),
      payments.where('reference', '=', term),
      payments.where('settled_as', '=', term),
      ...(/^\d+$/.test(digits) && digits.length >= fewestDigits
        ? [
            donations
              .where('voucher_json', 'is not', null)
              .where(holds(sql.ref('voucher_json'), digits)),
          ]
        : []),
    ].map((ids) => eb('id', 'in', ids));

  const holdsTerm = (eb: Builder) =>
    /^d-?\d{1,9}$/i.test(term)
      ? eb.or(named(eb))
      : eb.or([
          ...named(eb),
          eb('user_id', 'in', idsHolding(term)),
          holds(sql`lower(email)`, term.toLowerCase()),
          ...(products.length > 0 ? [eb('product_name', 'in', products)] : []),
        ]);

  return (eb: Builder) => {
    const { states, method, kind, from, to, unsettled } = search;
    return eb.and([
      // As it stands, SQLite would gather a state's rows along another index, and sort them.
      ...(states.length > 0 ? [eb(sql<string>`coalesce(status, '')`, 'in', states)] : []),
      ...(method ? [eb('method', '=', method)] : []),
      ...(kind ? [eb('kind', '=', kind)] : []),
      ...(from ? [eb('date', '>=', from)] : []),
      ...(to ? [eb('date', '<=', to)] : []),
      ...(unsettled
        ? [
            eb.or([
              eb('status', 'in', openStates),
              eb(
                'id',
                'in',
                query
                  .selectFrom('payment_attempts')
                  .select('donation_id')
                  .where('closed_at', 'is', null),
              ),
            ]),
          ]
        : []),
      ...(term === '' ? [] : [holdsTerm(eb)]),
    ]);
  };
}

/** What donations are for that the term names: the portal knows few dozens. */
async function productsHolding({ query }: Database, term: string): Promise<string[]> {
  if (term.trim() === '') return [];
  const rows = await query.selectFrom('donations').select('product_name').distinct().execute();
  const wanted = foldText(term.trim());
  return rows.flatMap(({ product_name: name }) => (foldText(name).includes(wanted) ? [name] : []));
}

async function found(database: Database, search: DonationSearch, idsHolding: IdsHolding) {
  const products = await productsHolding(database, search.term);
  const holds = condition(database, search, products, idsHolding);
  const direction = search.unsettled ? ('asc' as const) : ('desc' as const);
  const donations = database.query.selectFrom('donations').where(holds);
  return { donations, direction };
}

export async function pageOfFound(
  database: Database,
  search: DonationSearch,
  idsHolding: IdsHolding,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: KeptDonation[]; total: number }> {
  const { donations, direction } = await found(database, search, idsHolding);
  const { total } = await donations
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  // Ids first: pages that are skipped are skipped in the index.
  const ids = await donations
    .select('id')
    .orderBy('date', direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const items = await findKept(
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
): AsyncGenerator<KeptDonation[]> {
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
    yield await findKept(
      database,
      ids.map(({ id }) => id),
    );
    last = ids.at(-1);
    if (ids.length < portion) return;
  }
}

/** In the order of their ids in the list; without those that there are not. */
export async function findKept(
  { query }: Database,
  ids: readonly string[],
): Promise<KeptDonation[]> {
  if (ids.length === 0) return [];
  const rows = await query.selectFrom('donations').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(
    rows.map((row) => [row.id, { ...donationsTable.read(row), askedAt: row.asked_at }]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
