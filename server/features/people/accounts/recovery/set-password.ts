import type { Account } from '#domain/accounts/account.ts';
import { registrationReview } from '#domain/accounts/registration.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { AccountNotices } from '../account-notices.ts';
import { updateAccount } from '../accounts.repository.ts';
import { lockCredentials } from '../credentials.repository.ts';
import type { ChangeEmail } from '../email-change/change-email.ts';
import type { InvitationsService } from '../invitations/invitations.service.ts';
import type { LinkedApplication, LinkListener, SentApplication } from '../link-listener.ts';
import { emailChangeUndone } from '../mails/email-change-undone.ts';
import { removeYoungPasskeys } from '../passkeys/passkeys.repository.ts';
import type { Passwords } from '../passwords.ts';
import { hashSecret } from '../sessions/secrets.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { removeYoungSecondFactor } from '../two-factor/two-factor.repository.ts';
import {
  type AccountLink,
  allPurposes,
  goesTo,
  spendLink,
  takeBackLinks,
} from './account-links.repository.ts';

import {
  findOwner,
  isUndo,
  linkInvalid,
  type RecoveryOwner,
  requireOwner,
} from './recovery-owner.ts';

interface Dependencies extends RecoveryOwner {
  mail: MailService;
  audit: AuditService;
  passwords: Passwords;
  sessions: SessionsService;
  invitations: Pick<InvitationsService, 'accept'>;
  notices: AccountNotices;
  changeEmail: ChangeEmail;
  /** Of every feature; read whenever it is asked. */
  linkListeners: readonly LinkListener[];
}

/** Somebody opens the link of a mail. */
interface LinkUse {
  email: string;
  token: string;
  /** The caller's IP address. */
  address: string;
}

const recoveredBy = (link: AccountLink) =>
  isUndo(link) ? 'email.changeUndone' : 'password.recovered';

/** Whoever takes an account back leaves no other way to do so. */
const takenBackBy = (link: AccountLink) => (isUndo(link) ? allPurposes : undefined);

/** Milliseconds before the change of an address in which its thief may have been there. */
const headStart = 86_400_000;

/**
 * What the link of a mail may be used for, beside a new password; it stays valid.
 * @returns `registration`: what somebody has registered with an address that nobody has confirmed, for its owner to
 * put right; `undoesEmailChange`: the account's address becomes again the one that the link went to; `application`: what
 * setting the password sends
 * @throws AppError invalid (under `token`), tooManyRequests
 */
export async function open(
  dependencies: Dependencies,
  { email, token, address }: LinkUse,
): Promise<{
  registration: Account | undefined;
  undoesEmailChange: boolean;
  application: LinkedApplication | undefined;
}> {
  const { database, linkListeners } = dependencies;
  const { link, account } = await requireOwner(dependencies, email, token, address);
  const registration = account.confirmedAt === null ? account : undefined;
  const opened = { userId: account.id, linkId: hashSecret(token) };
  const announced = await Promise.all(
    linkListeners.map((listener) => listener.announce(database, opened)),
  );
  return { registration, undoesEmailChange: isUndo(link), application: announced.find(Boolean) };
}

/**
 * Sets the password by the link of a mail, which also proves the address. Ends all sessions. The link that went to
 * the address that the account had before gives it back.
 * @param request with the first password also what `registrationReview` takes, as `person`
 * @returns what the link sent, as its page tells it
 * @throws AppError invalid (by field; the link stays valid when only the rest is not), conflict (the former address
 * has another account by now), tooManyRequests
 */
export async function setPassword(
  dependencies: Dependencies,
  request: LinkUse & { password: string; person: Readonly<Record<string, unknown>> },
): Promise<SentApplication | undefined> {
  const { database, clock, limits, audit, passwords, sessions, invitations, notices } =
    dependencies;
  const { email, token, password, address } = request;
  const { account: owner, link } = await requireOwner(dependencies, email, token, address);
  const isFirst = owner.confirmedAt === null;
  const person = isFirst ? valid(registrationReview, request.person) : {};
  await limits.consume('newPassword', owner.id);
  await passwords.requireStrong(password, [link.email, person.name ?? owner.name]);
  // Before the transaction: hashing takes long on purpose, and would make every other write wait.
  const hash = await passwords.hash(password);
  return database.transaction(async (tx) => {
    // First, as whoever withdraws an invitation does.
    await lockCredentials(tx, owner.id);
    const account = await useLinks(dependencies, tx, email, token);
    const now = clock.now();
    const confirmedAt = account.confirmedAt ?? now.toISOString();
    const roles = isFirst ? await invitations.accept(tx, account, address) : undefined;
    const changes = { ...person, ...(roles && { roles }), passwordHash: hash, confirmedAt };
    await updateAccount(tx, account.id, changes, now);
    await takeBackLinks(tx, account.id, takenBackBy(link));
    await sessions.endAll(tx, account.id);
    const action = isFirst ? 'account.confirmed' : recoveredBy(link);
    await audit.record(tx, { action, actorId: null, subjectId: account.id, address });
    if (!isFirst) await notices.notifyOfNewPassword(tx, account);
    const used = { userId: account.id, linkId: hashSecret(token) };
    let sent: SentApplication | undefined;
    for (const listener of dependencies.linkListeners)
      sent = (await listener.hear(tx, used)) ?? sent;
    return sent;
  });
}

/**
 * Gives an account its former address back. Whoever took it over may have begun with another way in.
 * @throws AppError conflict (another account has the address by now)
 */
async function undoEmailChange(
  { mail, changeEmail }: Dependencies,
  tx: Tx,
  current: Account,
  link: AccountLink,
): Promise<Account> {
  const since = new Date(Date.parse(link.createdAt) - headStart).toISOString();
  await removeYoungSecondFactor(tx, current.id, since);
  await removeYoungPasskeys(tx, current.id, since);
  if (goesTo(link, current.email)) return current;
  const { email: to, language, name } = current;
  const data = { name: salutation(name) };
  await mail.enqueue(tx, { template: emailChangeUndone, to, language, data });
  return changeEmail(tx, current, link.email);
}

/** @returns the account that the link opened, with the address that it went to */
async function useLinks(
  dependencies: Dependencies,
  tx: Tx,
  email: string,
  token: string,
): Promise<Account> {
  const found = await findOwner(dependencies, tx, email, token);
  if (!found || !(await spendLink(tx, token))) throw linkInvalid();
  const { account, link } = found;
  return isUndo(link) ? undoEmailChange(dependencies, tx, account, link) : account;
}
