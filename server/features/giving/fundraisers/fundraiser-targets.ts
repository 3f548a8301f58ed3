import { requireAccount } from '#domain/access/relations.ts';
import { type Viewer, visitor } from '#domain/accounts/viewer.ts';
import { invalid } from '#domain/errors.ts';
import type { FundraiserContent } from '#domain/fundraisers/fundraiser.ts';
import type { Language } from '#domain/language.ts';
import { programmes } from '#domain/pets/vocabularies.ts';
import type { FundraiserDependencies } from './fundraiser-dependencies.ts';

/** People choose among these. */
const mostListed = 100;

/** What a page may be for. @throws AppError unauthenticated */
export async function targets(
  { pets, campaigns }: FundraiserDependencies,
  viewer: Viewer,
  language: Language,
) {
  requireAccount(viewer);
  const found = await pets.query(visitor, {
    where: [],
    order: [{ field: 'name', direction: 'asc' }],
    page: 1,
    limit: mostListed,
  });
  const { items } = await campaigns.started(1);
  return {
    pets: found.items.map(({ id, name }) => ({ id, name })),
    campaigns: items
      .filter(({ state }) => state === 'active')
      .map(({ id, content }) => ({ id, name: content.title[language] })),
  };
}

/** @throws AppError invalid: it takes no gifts (any more) */
export async function requireTarget(
  { pets, campaigns }: Pick<FundraiserDependencies, 'pets' | 'campaigns'>,
  { purpose, targetId }: Pick<FundraiserContent, 'purpose' | 'targetId'>,
): Promise<void> {
  if (purpose === 'general') return;
  if (targetId === null) throw invalid({ targetId: ['chooseOption'] });
  if (purpose === 'campaign') {
    if (await campaigns.isOpen(targetId)) return;
  } else {
    for (const programme of programmes) {
      if (await pets.findPublic(programme, targetId)) return;
    }
  }
  throw invalid({ targetId: ['fundraiserTargetGone'] });
}
