import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { IdentityKind } from '#domain/adoption/identity.ts';
import type { Restriction } from '#domain/adoption/restriction.ts';
import { dateIn } from '#domain/clock.ts';
import { type Paged, paged } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { IdentityHash } from './identity-hashes.ts';
import type { RestrictionDependencies } from './restriction-dependencies.ts';
import { findMatches, kindsOf, pageOfRestrictions } from './restrictions.repository.ts';

export interface ListedRestriction extends Restriction {
  /** By what the person is known. */
  kinds: readonly IdentityKind[];
  /** The name of who entered it; null once the account is gone. */
  enteredBy: string | null;
}

/** Newest first. @throws AppError unauthenticated, forbidden */
export async function list(
  { database, accounts }: RestrictionDependencies,
  viewer: Viewer,
  requested: { page: number; limit: number },
): Promise<Paged<ListedRestriction>> {
  requireRight(viewer, 'adopters.restrict');
  const { items, total } = await pageOfRestrictions(database.query, requested);
  const kinds = await kindsOf(
    database.query,
    items.map(({ id }) => id),
  );
  const authors = await accounts.contactsOf(items.flatMap(({ createdBy }) => createdBy ?? []));
  const listed = items.map((one) => ({
    ...one,
    kinds: kinds.get(one.id) ?? [],
    enteredBy: (one.createdBy && authors.get(one.createdBy)?.name) || null,
  }));
  return paged(listed, total, requested);
}

/** An entry that holds for somebody, with what told so. */
export interface FoundRestriction {
  restriction: Restriction;
  kinds: readonly IdentityKind[];
}

/** The entry in force that lasts longest; who may be told what of it is for the caller to say. */
export async function inForce(
  dependencies: Pick<RestrictionDependencies, 'clock' | 'timezone'>,
  query: Tx['query'],
  hashes: readonly IdentityHash[],
): Promise<FoundRestriction | undefined> {
  const found = await findMatches(
    query,
    hashes.map(({ hash }) => hash),
    dateIn(dependencies.timezone, dependencies.clock.now()),
  );
  const [first] = found;
  if (!first) return undefined;
  const { restriction } = first;
  const kinds = found
    .filter((one) => one.restriction.id === restriction.id)
    .map(({ kind }) => kind);
  return { restriction, kinds };
}

/** Which of the hashes lead to an entry in force. */
export async function restrictedAmong(
  dependencies: Pick<RestrictionDependencies, 'clock' | 'timezone'>,
  query: Tx['query'],
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const today = dateIn(dependencies.timezone, dependencies.clock.now());
  return new Set((await findMatches(query, hashes, today)).map(({ hash }) => hash));
}
