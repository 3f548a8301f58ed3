import { z } from 'zod';
import { destination, email as emailField } from '#domain/accounts/fields.ts';
import { normalizeEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#server/db/database.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import type { RecoveryJob } from './recovery-job.ts';

interface Dependencies {
  database: Database;
  jobs: Jobs;
  captcha: CaptchaService;
  limits: RateLimits;
  recover: RecoveryJob;
}

interface RecoveryRequest {
  email: string;
  /** The reader's; the account's own when it is not said. */
  language?: Language;
  /** Where they were going: the link leads on there. */
  destination?: string | undefined;
  captcha: string | undefined;
  /** The caller's IP address. */
  address: string;
}

const recoveryRequest = z.object({ email: emailField, destination });

/**
 * Sends a link to the address if it is an account's; the answer and its time are the same if it is not.
 * @throws AppError invalid (by field), tooManyRequests
 */
export async function request(
  { recover, database, jobs, captcha, limits }: Dependencies,
  { captcha: solution, address, ...rest }: RecoveryRequest,
): Promise<void> {
  await limits.consume('recovery', address);
  const { email, destination } = valid(recoveryRequest, rest);
  const pass = await captcha.verify(solution);
  const mayWrite = await limits.allows('recoveryMail', normalizeEmail(email));
  await database.transaction(async (tx) => {
    await captcha.spend(tx, pass);
    if (mayWrite) await jobs.enqueue(tx, recover, { email, language: rest.language, destination });
  });
}
