import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Catalogue } from '#domain/catalogues/catalogue.ts';
import { type CatalogueName, catalogueNamed } from '#domain/catalogues/index.ts';
import type { DonationKind } from '#domain/donations/donation-kind.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import {
  type CatalogueRow,
  catalogueTables,
} from '#server/features/kits/querying/catalogue-tables.ts';
import type { Condition, RowQuery } from '#server/features/kits/querying/row-query.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { findsAll, requireReader } from './catalogues.policy.ts';
import type { createCataloguesRepository } from './catalogues.repository.ts';

/** The catalogues that administrators maintain. */
export type EditableCatalogue = Exclude<CatalogueName, `sat${string}`>;

interface Dependencies {
  database: Database;
  accounts: AccountsService;
  repository: ReturnType<typeof createCataloguesRepository>;
}

/** By name unless another order is asked for. @throws AppError unauthenticated, forbidden */
export async function query(
  dependencies: Dependencies,
  viewer: Viewer,
  name: EditableCatalogue,
  query: RowQuery<string>,
): Promise<Paged<CatalogueRow>> {
  const { database } = dependencies;
  const catalogue = catalogueNamed(name);
  requireReader(viewer, catalogue);
  const where = [...query.where, ...(await rowsFor(dependencies, viewer, catalogue))];
  return catalogueTables[name].page(database, { ...query, where });
}

/** Whoever asks; also one that is not offered any more. */
export function product(
  { repository, database }: Dependencies,
  by: { id: string } | { key: DonationKind },
): Promise<CatalogueRow | undefined> {
  return 'id' in by
    ? repository.find(database, 'products', by.id)
    : repository.findKeyed(database, by.key);
}

/** Whoever asks: the whole of a catalogue that is bounded, by name. */
export function every(
  { repository }: Dependencies,
  query: Tx['query'],
  name: EditableCatalogue,
): Promise<CatalogueRow[]> {
  return repository.every({ query }, name);
}

/** Whoever asks. */
export function isEmpty(
  { repository, database }: Dependencies,
  name: EditableCatalogue,
): Promise<boolean> {
  return repository.isEmpty(database, name);
}

/** What narrows a query to the rows that the viewer may see. */
async function rowsFor(
  dependencies: Dependencies,
  viewer: Viewer,
  catalogue: Catalogue,
): Promise<Condition<string>[]> {
  if (findsAll(viewer)) return [];
  const { offered, owner } = catalogue;
  const isOffered = { field: offered ?? '', operator: '=', value: true } as const;
  const whose = {
    field: owner ?? '',
    operator: '=',
    value: await emailOf(dependencies, viewer),
  } as const;
  return [...(offered ? [isOffered] : []), ...(owner ? [whose] : [])];
}

/** Confirmed, for who has not confirmed it has no session. */
async function emailOf({ accounts }: Dependencies, viewer: Viewer): Promise<string> {
  if (viewer.kind !== 'user') return '';
  const account = await accounts.find(viewer.id);
  return account ? normalizeEmail(account.email) : '';
}
