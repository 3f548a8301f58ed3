import type { Account } from '#domain/accounts/account.ts';
import type { Clock } from '#domain/clock.ts';
import { AppError, conflict } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { AccountUse } from '../account-use.ts';
import { setEmail } from '../accounts.repository.ts';
import { findCredentials } from '../credentials.repository.ts';
import type { MoveEmail } from '../email-move.ts';
import { deleteUnconfirmed } from '../registrations.repository.ts';

export type ChangeEmail = ReturnType<typeof createChangeEmail>;

interface Dependencies {
  clock: Clock;
  mail: MailService;
  /** Of every feature; both are read whenever they are asked. */
  accountUses: readonly AccountUse[];
  emailMoves: readonly MoveEmail[];
  /** Mails about who can open the account: they go where they were written to, for a thief would like to have them. */
  securityMails: readonly { name: string }[];
}

/** Gives an account another address, here and wherever a feature keeps the one before. */
export function createChangeEmail({ clock, mail, securityMails, ...parts }: Dependencies) {
  /** A registration that nobody has confirmed gives way to whoever has shown that the address is theirs. */
  async function clear(tx: Tx, email: string): Promise<void> {
    const other = await findCredentials(tx.query, { email });
    if (!other) return;
    const { id, confirmed } = other.account;
    if (confirmed || other.passwordHash !== null) throw conflict('emailTaken');
    for (const use of parts.accountUses) {
      if ((await use(tx.query, [id])).length > 0) throw conflict('emailTaken');
    }
    await deleteUnconfirmed(tx, [id]);
  }

  /**
   * @param to an address that its owner has confirmed
   * @returns the account as it is now
   * @throws AppError conflict (another account has the address)
   */
  return async (tx: Tx, account: Account, to: string): Promise<Account> => {
    await clear(tx, to);
    const { id: userId, email: from } = account;
    try {
      await setEmail(tx, userId, to, clock.now());
    } catch (error) {
      // Two may have confirmed it at the same moment.
      const isTaken = error instanceof AppError && error.code === 'conflict';
      throw isTaken ? conflict('emailTaken', error) : error;
    }
    const move = { userId, from, to };
    for (const moveEmail of parts.emailMoves) await moveEmail(tx, move);
    await mail.readdress(tx, move, { but: securityMails });
    return { ...account, email: to };
  };
}
