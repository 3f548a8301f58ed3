import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { helpInput } from '#domain/adoption/help-request.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { mayDecide } from '../applications/applications.policy.ts';
import type { FollowUpDependencies } from './follow-up-dependencies.ts';
import { mayAnswerFor, mayRead } from './follow-ups.policy.ts';

type Dependencies = Pick<FollowUpDependencies, 'database' | 'clock' | 'limits' | 'mails'>;

/**
 * The family asks for help with a pet that it adopted, on whatever day; who looks after the pet is told at once.
 * @throws AppError unauthenticated, notFound, forbidden (whoever decides), conflict (not adopted), invalid, tooManyRequests
 */
export async function askForHelp(
  { database, clock, limits, mails }: Dependencies,
  viewer: Viewer,
  { id, words: said }: { id: string; words: string },
  record?: RecordCreation,
): Promise<{ id: string }> {
  requireAccount(viewer);
  await admitChange(limits, viewer);
  await limits.consume('followUpAnswer', id);
  const { words } = valid(helpInput, { words: said });
  return database.transaction(async (tx) => {
    const application = await applicationReferences.lock(tx, id);
    if (!application || !mayRead(viewer, application)) throw notFound('application');
    if (!mayAnswerFor(viewer, application)) throw forbidden();
    if (application.status !== 'adopted') throw conflict('applicationClosed');
    const askedAt = clock.now().toISOString();
    await applicationReferences.addHelpRequest(tx, application, { askedAt, answer: 'help', words });
    await mails.alarm(tx, application, { answer: 'help', words });
    await record?.(tx, { id });
    return { id };
  });
}

/**
 * Whoever looks after the pet has seen to everything that the family asked for so far.
 * @throws AppError unauthenticated, notFound, forbidden (the family), tooManyRequests
 */
export async function markHelped(
  { database, clock, limits }: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<void> {
  requireAccount(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const application = await applicationReferences.lock(tx, id);
    if (!application || !mayRead(viewer, application)) throw notFound('application');
    if (!mayDecide(viewer, application)) throw forbidden();
    await applicationReferences.markHelped(tx, application, clock.now().toISOString());
  });
}
