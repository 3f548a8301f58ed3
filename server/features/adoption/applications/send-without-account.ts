import { v7 as uuid } from 'uuid';
import { visitorApplicationInput } from '#domain/adoption/visitor-application.ts';
import { normalizeEmail } from '#domain/email.ts';
import { AppError } from '#domain/errors.ts';
import type { CaptchaProof } from '#server/features/kits/captcha/captcha.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import { findPets } from './create-application.ts';
import { countPending, insertPending } from './pending-applications.repository.ts';

/** Of all addresses together. */
const mostPending = 10_000;
const hour = 3_600;

/**
 * Keeps the application until the owner of the address confirms it. Whether the address has an account shows neither in
 * the answer nor in what it takes: the mail tells, and only its owner reads it.
 * @param request what `visitorApplicationInput` takes
 * @throws AppError invalid (by field), tooManyRequests
 */
export async function sendWithoutAccount(
  dependencies: ApplicationDependencies,
  request: unknown,
  { captcha: solution, address }: { captcha: CaptchaProof; address: string },
  record?: RecordCreation,
): Promise<void> {
  const { database, clock, limits, captcha, jobs, confirmation } = dependencies;
  await limits.consume('contact', address);
  const input = valid(visitorApplicationInput, request);
  await findPets(dependencies, database, input.petIds);
  const pass = await captcha.verify(solution);
  const mailbox = normalizeEmail(input.email);
  // Neither is noticed by who runs into it: somebody else may have written this address.
  const mayStore = await limits.allows('pendingApplication', mailbox);
  const mayWrite = mayStore && (await limits.allows('registrationMail', mailbox));
  const id = uuid();
  await database.transaction(async (tx) => {
    await captcha.spend(tx, pass);
    if ((await countPending(tx)) >= mostPending) {
      throw new AppError('tooManyRequests', 'tooManyRequests', { retryAfterSeconds: hour });
    }
    if (mayStore) await insertPending(tx, { ...input, id, createdAt: clock.now().toISOString() });
    if (mayWrite) await jobs.enqueue(tx, confirmation, { id });
    await record?.(tx, {});
  });
}
