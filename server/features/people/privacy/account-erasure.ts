import type { Account } from '#domain/accounts/account.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import { conflict, forbidden } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type {
  ErasureChoices,
  PersonalData,
} from '#server/features/kits/personal-data/personal-data.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { Identity } from '../accounts/identity.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { accountErased } from './account-erased-mail.ts';

interface Dependencies {
  database: Database;
  mail: MailService;
  accounts: AccountsService;
  identity: Identity;
  audit: AuditService;
  holdings: readonly PersonalData[];
}

/**
 * Why the viewer's account cannot be erased for now, so that nobody is asked for a password in vain.
 * @throws AppError forbidden
 */
export async function erasureObstacles(
  dependencies: Dependencies,
  viewer: Viewer,
): Promise<PlainKey[]> {
  const { accounts, database } = dependencies;
  if (viewer.kind !== 'user') throw forbidden();
  const account = await accounts.find(viewer.id);
  return account ? obstaclesOf(dependencies, database.query, account) : [];
}

/** Whether something of the account forbids erasing it, or is in use without its owner signing in. */
export async function isNeeded(
  dependencies: Dependencies,
  query: Tx['query'],
  account: Account,
  since: string,
): Promise<boolean> {
  const { holdings } = dependencies;
  if ((await obstaclesOf(dependencies, query, account)).length > 0) return true;
  for (const { inUse } of holdings) if (await inUse?.(query, account, since)) return true;
  return false;
}

/** For want of use: its pets stay with the organisation. */
export function eraseUnused(dependencies: Dependencies, tx: Tx, account: Account): Promise<void> {
  return eraseWhole(
    dependencies,
    tx,
    account,
    { pets: 'left' },
    { language: account.language, unused: true },
  );
}

/**
 * Erases the viewer's account and everything about the person that the law does not make us keep, for good.
 * @throws AppError forbidden, invalid (under `password`), conflict (`erasureObstacles`), tooManyRequests
 */
export async function erase(
  dependencies: Dependencies,
  viewer: Viewer,
  password: string,
  { language, ...choices }: ErasureChoices & { language: Language },
): Promise<void> {
  const { identity, database, accounts } = dependencies;
  const { id } = await identity.confirm(viewer, password);
  await database.transaction(async (tx) => {
    const account = await accounts.lockForErasure(tx, id);
    if (account) await eraseWhole(dependencies, tx, account, choices, { language });
  });
}

/**
 * Erases an account with everything about its owner that the law does not make us keep.
 * @throws AppError conflict (`erasureObstacles`)
 */
async function eraseWhole(
  dependencies: Dependencies,
  tx: Tx,
  account: Account,
  choices: ErasureChoices,
  { language, unused = false }: { language: Language; unused?: boolean },
): Promise<void> {
  const { holdings, audit, mail } = dependencies;
  const [obstacle] = await obstaclesOf(dependencies, tx.query, account);
  if (obstacle) throw conflict(obstacle);
  for (const { erase } of holdings.toReversed()) await erase(tx, account, choices);
  const event = { action: 'account.erased', actorId: null, subjectId: null } as const;
  await audit.record(tx, { ...event, address: '', details: { ...choices, unused } });
  const data = { name: salutation(account.name), ...choices, unused };
  await mail.enqueue(tx, { template: accountErased, to: account.email, language, data });
}

async function obstaclesOf(
  { holdings }: Dependencies,
  query: Tx['query'],
  account: Account,
): Promise<PlainKey[]> {
  const obstacles: PlainKey[] = [];
  for (const { erasureObstacle } of holdings) {
    const obstacle = await erasureObstacle?.(query, account);
    if (obstacle) obstacles.push(obstacle);
  }
  return obstacles;
}
