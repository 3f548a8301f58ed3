import { v7 as uuid } from 'uuid';
import { registrationInput } from '#domain/accounts/registration.ts';
import type { Clock } from '#domain/clock.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Database } from '#server/db/database.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { putRegistration } from '../registrations.repository.ts';
import type { WelcomeJob } from './welcome-mails.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  captcha: CaptchaService;
  limits: RateLimits;
  audit: AuditService;
  welcome: WelcomeJob;
}

/**
 * @param request what `registrationInput` takes
 * @returns an id, which is the account's only when there was none
 * @throws AppError invalid (by field), tooManyRequests
 */
export async function register(
  { database, clock, jobs, captcha, limits, audit, welcome }: Dependencies,
  request: unknown,
  { captcha: solution, address }: { captcha: string | undefined; address: string },
  record?: RecordCreation,
): Promise<{ id: string }> {
  await limits.consume('registration', address);
  const { destination, ...input } = valid(registrationInput, request);
  const pass = await captcha.verify(solution);
  const { email, language } = input;
  const mayWrite = await limits.allows('registrationMail', normalizeEmail(email));
  const id = uuid();
  const createdAt = clock.now().toISOString();
  await database.transaction(async (tx) => {
    await captcha.spend(tx, pass);
    await putRegistration(tx, { ...input, id, createdAt, roles: ['member'] });
    const event = { action: 'account.registered', actorId: null, subjectId: id } as const;
    await audit.record(tx, { ...event, address });
    await record?.(tx, { id });
    if (mayWrite) await jobs.enqueue(tx, welcome, { email, language, destination });
  });
  return { id };
}
