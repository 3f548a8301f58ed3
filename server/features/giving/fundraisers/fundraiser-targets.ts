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

type Targets = Pick<FundraiserDependencies, 'pets' | 'campaigns'>;
type Target = Pick<FundraiserContent, 'purpose' | 'targetId'>;

/** @throws AppError invalid: it takes no gifts (any more) */
export async function requireTarget(dependencies: Targets, target: Target): Promise<void> {
  const { purpose, targetId } = target;
  if (purpose !== 'general' && targetId === null) throw invalid({ targetId: ['chooseOption'] });
  if (!(await takesGifts(dependencies, target))) {
    throw invalid({ targetId: ['fundraiserTargetGone'] });
  }
}

/** Not a campaign that is over, nor a pet that looks for no family any more. */
export async function takesGifts(
  { pets, campaigns }: Targets,
  { purpose, targetId }: Target,
): Promise<boolean> {
  if (purpose === 'general') return true;
  if (targetId === null) return false;
  if (purpose === 'campaign') return campaigns.isOpen(targetId);
  for (const programme of programmes) {
    if (await pets.findPublic(programme, targetId)) return true;
  }
  return false;
}
