import { invalid } from '#domain/errors.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { findAccount } from '../accounts.repository.ts';
import { lockCredentials } from '../credentials.repository.ts';
import type { Caller } from '../sessions/session-keys.ts';
import type { SignInService } from '../sessions/sign-in.service.ts';
import type { createChallenges } from './challenges.ts';
import { countUse, findPasskey } from './passkeys.repository.ts';
import type { createWebAuthn, ShownPasskey } from './web-authn.ts';

interface Dependencies {
  database: Database;
  audit: AuditService;
  limits: RateLimits;
  signIn: SignInService;
  challenges: ReturnType<typeof createChallenges>;
  webAuthn: ReturnType<typeof createWebAuthn>;
  now: () => string;
}

const toSignIn = 'sign in';

/**
 * The same for everybody: it is the browser that knows whose passkeys it has.
 * @throws AppError tooManyRequests
 */
export async function beginToSignIn(
  { limits, webAuthn, challenges }: Dependencies,
  address: string,
) {
  await limits.consume('passkeyChallenge', address);
  return webAuthn.optionsToSignIn(challenges.issue(toSignIn));
}

/**
 * @returns the API key of a new session, and whose it is
 * @throws AppError invalid (under `passkey`, the same for whatever is wrong with it), forbidden (disabled),
 * tooManyRequests
 */
export async function signIn(
  { limits, database, webAuthn, challenges, signIn, now, audit }: Dependencies,
  shown: ShownPasskey,
  caller: Caller,
): Promise<{ email: string; key: string }> {
  await limits.consume('signInAddress', caller.address);
  const passkey = await findPasskey(database.query, shown.id);
  const verified =
    passkey &&
    (await webAuthn.verifyShown(passkey, shown, (answered) => challenges.read(toSignIn, answered)));
  const account = passkey && (await findAccount(database.query, passkey.userId));
  if (!verified || !account?.confirmedAt) {
    await signIn.recordFailure(passkey?.userId ?? null, caller);
    throw refused();
  }
  await signIn.admit(account);
  const { challenge, counter } = verified;
  const key = await database.transaction(async (tx) => {
    // Whoever disables the account at this moment ends this session too, or comes first.
    const current = await lockCredentials(tx, account.id);
    if (!current || current.account.disabled) throw refused();
    const isThere = await findPasskey(tx.query, shown.id);
    if (!isThere || !(await challenges.spend(tx, challenge))) return undefined;
    if (!(await countUse(tx, { id: passkey.id, counter }, now()))) {
      const event = { actorId: null, subjectId: account.id, address: caller.address };
      const details = { name: passkey.name };
      await audit.record(tx, { action: 'passkey.copied', ...event, details });
      return undefined;
    }
    return signIn.open(tx, account, caller, { byTwoFactors: true });
  });
  if (key === undefined) throw refused();
  await limits.forgive({ signInAddress: caller.address });
  return { email: account.email, key };
}

const refused = () => invalid({ passkey: ['passkeyRefused'] });
