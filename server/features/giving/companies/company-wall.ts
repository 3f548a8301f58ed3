import type { ShownCompany } from '#domain/companies/company.ts';
import { findShown } from './companies.repository.ts';
import { type CompanyDependencies, withGifts } from './company-dependencies.ts';

/** A company that gives, as everybody reads it. */
export interface WallCompany {
  id: string;
  name: string;
  website: string;
  /** Of the portal's pictures; null without one. */
  logo: string | null;
  /** YYYY-MM-DD of its first gift. */
  since: string;
  /** null where it does not want it to be read. */
  givenCents: number | null;
}

/** More would be a page of its own for each year. */
const mostOnWall = 300;

/** Those that wanted it and a moderator has approved, once something of theirs has come; who began first in front. */
export async function wall(dependencies: CompanyDependencies): Promise<WallCompany[]> {
  const found = await withGifts(dependencies, await findShown(dependencies.database, mostOnWall));
  return found
    .flatMap(({ id, shown, shownLogo, since, givenCents }) =>
      shown && since !== null ? [entryOf(shown, { id, logo: shownLogo, since, givenCents })] : [],
    )
    .sort((a, b) => (a.since === b.since ? a.id.localeCompare(b.id) : a.since < b.since ? -1 : 1));
}

const entryOf = (
  { name, website, showsAmount }: ShownCompany,
  { givenCents, ...facts }: Pick<WallCompany, 'id' | 'logo' | 'since'> & { givenCents: number },
): WallCompany => ({ ...facts, name, website, givenCents: showsAmount ? givenCents : null });
