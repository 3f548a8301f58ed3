import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { everyReport, type RescueChoice } from '#domain/rescues/rescue-choice.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { deleteChoice, findChoices, storeChoice } from './rescue-choices.repository.ts';
import type { RescueDependencies } from './rescue-dependencies.ts';
import { requireRescuer } from './rescues.policy.ts';

/** Of which reports whoever asks is told. @throws AppError unauthenticated, forbidden */
export async function choice(
  { database }: RescueDependencies,
  viewer: Viewer,
): Promise<RescueChoice> {
  const accountId = requireRescuer(viewer);
  return (await findChoices(database.query, [accountId])).get(accountId) ?? everyReport;
}

/** Nothing chosen means all, and nothing of it is kept. @throws AppError unauthenticated, forbidden, tooManyRequests */
export async function choose(
  { database, limits }: RescueDependencies,
  { viewer }: Pick<Actor, 'viewer'>,
  chosen: RescueChoice,
): Promise<void> {
  const accountId = requireRescuer(viewer);
  await admitChange(limits, viewer);
  const federalStates = [...new Set(chosen.federalStates)];
  const kinds = [...new Set(chosen.kinds)];
  const isAll = federalStates.length + kinds.length === 0;
  await database.transaction((tx) =>
    isAll ? deleteChoice(tx, accountId) : storeChoice(tx, accountId, { federalStates, kinds }),
  );
}
