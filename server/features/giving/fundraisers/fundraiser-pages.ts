import { notFound } from '#domain/errors.ts';
import type { FundraiserContent } from '#domain/fundraisers/fundraiser.ts';
import type { Language } from '#domain/language.ts';
import { type Paged, pageSize } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { inOneLine } from '#domain/text.ts';
import type { ShareSubject } from '#server/features/communication/sharing/share-subject.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { goalSubject } from '../spread/goal-subject.ts';
import {
  type Fundraiser,
  type FundraiserDependencies,
  todayOf,
  withProgress,
} from './fundraiser-dependencies.ts';
import { takesGifts } from './fundraiser-targets.ts';
import {
  findFundraiser,
  findShownBySlug,
  newestShown,
  pageOfShown,
  type StoredFundraiser,
} from './fundraisers.repository.ts';

/** As everybody reads it. */
export type ShownFundraiser = Omit<Fundraiser, 'shown'> & { shown: FundraiserContent };

/** Names on a page: the latest. */
const mostNames = 30;

const isShown = (one: Fundraiser): one is ShownFundraiser =>
  one.shown !== null && (one.state === 'active' || one.state === 'ended');

async function shown(
  dependencies: FundraiserDependencies,
  found: readonly StoredFundraiser[],
): Promise<ShownFundraiser[]> {
  return (await withProgress(dependencies, found)).filter(isShown);
}

/** It is over as well once what it collects for takes no gifts. */
async function shownNow(
  dependencies: FundraiserDependencies,
  stored: StoredFundraiser | undefined,
): Promise<ShownFundraiser | undefined> {
  const [found] = await shown(dependencies, stored ? [stored] : []);
  if (found?.state !== 'active') return found;
  return (await takesGifts(dependencies, found.shown)) ? found : { ...found, state: 'ended' };
}

/** Those that take gifts: the ones that end first in front. */
export async function started(
  dependencies: FundraiserDependencies,
  page: number,
): Promise<Paged<ShownFundraiser>> {
  const asked = { page, limit: pageSize };
  const found = await pageOfShown(dependencies.database, asked, todayOf(dependencies));
  return { ...found, items: await shown(dependencies, found.items) };
}

/** One that everybody may read, with the names of donors who wanted to be named. */
export async function page(
  dependencies: FundraiserDependencies,
  slug: string,
): Promise<(ShownFundraiser & { names: string[] }) | undefined> {
  const stored = await findShownBySlug(dependencies.database, slug);
  const found = await shownNow(dependencies, stored);
  if (!found) return undefined;
  const names = await donationReferences.fundraiserNames(
    dependencies.database.query,
    found.id,
    mostNames,
  );
  return { ...found, names: names.map(({ name }) => name) };
}

/** @throws AppError notFound */
export async function publicFacts(
  dependencies: FundraiserDependencies,
  id: string,
): Promise<ShownFundraiser> {
  const stored = await findFundraiser(dependencies.database, id);
  const found = await shownNow(dependencies, stored);
  if (!found) throw notFound('fundraiser');
  return found;
}

/** Addresses that search engines are told. */
const mostInSitemap = 1_000;

/** The latest first. */
export const forSitemap = async ({ database }: FundraiserDependencies) =>
  (await newestShown(database, mostInSitemap)).map(({ slug, updatedAt }) => ({ slug, updatedAt }));

/** What pictures and posters say of it; undefined of one that nobody may read. */
export async function fundraiserSubject(
  dependencies: FundraiserDependencies,
  slug: string,
  language: Language,
): Promise<ShareSubject | undefined> {
  const found = await page(dependencies, slug);
  if (!found) return undefined;
  const { shown: content, shownPicture, progress, state } = found;
  return goalSubject(
    {
      title: content.title,
      summary: inOneLine(content.story),
      goalCents: content.goalCents,
      ...progress,
      picture: shownPicture,
      amounts: [],
      address: dependencies.config.siteUrl + pathFor('fundraiser', language, { slug }),
      ...{ kind: 'ownPage', isActive: state === 'active' },
    },
    language,
  );
}
