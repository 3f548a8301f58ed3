import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type ApplicationInput, applicationLimits } from '#domain/adoption/application-fields.ts';
import { invalid } from '#domain/errors.ts';
import { tidyText } from '#domain/text.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import { type CreatedApplication, createApplication } from './create-application.ts';

/**
 * One application for one pet, or for two that belong together. Where another family has the pet reserved, it begins on
 * the waiting list.
 * @throws AppError unauthenticated; invalid: no profile, too many open ones, a pet that is not up for adoption or that
 * they look after themselves; conflict: applied already; tooManyRequests
 */
export async function submit(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  input: ApplicationInput,
  record?: RecordCreation,
): Promise<CreatedApplication> {
  const { database, limits } = dependencies;
  const applicantId = requireAccount(viewer);
  await admitChange(limits, viewer);
  const message = tidyText(input.message);
  if (message.length > applicationLimits.message) throw invalid({ message: ['messageTooLong'] });
  return database.transaction(async (tx) => {
    const created = await createApplication(dependencies, tx, applicantId, { ...input, message });
    await record?.(tx, created);
    return created;
  });
}
