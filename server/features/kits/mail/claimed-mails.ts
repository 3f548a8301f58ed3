import type { Kysely, Selectable } from 'kysely';
import { DeliveryUnknown, MailRefused } from '#server/adapters/mail/mailer.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

/** Tables with a row for each mail to many; see `claimedMails`. */
type ClaimedTable = 'event_mails' | 'newsletter_deliveries';

interface Claimed {
  id: string;
  claimed_by: string | null;
  claimed_at: string | null;
  offered_at: string | null;
  sent_at: string | null;
  failure: string | null;
  failure_seen_at: string | null;
}

/**
 * The rows of mails that leave once: a try claims its row, notes `offered_at` when the mail server has everything but the
 * end of the mail, and gives the claim back where the server surely has not taken it.
 */
export function claimedMails<Table extends ClaimedTable>(table: Table) {
  const mails = ({ query }: Pick<Tx, 'query'>) =>
    (query as unknown as Kysely<{ mails: Claimed }>).updateTable(table as unknown as 'mails');
  /** Columns beside those of a claim. */
  type More = Partial<Tables[Table]>;

  return {
    /**
     * Takes a mail that has not left, for one try: of several that hold it only one goes on, and after a try that was cut
     * short the next one does.
     * @returns nothing when it has left, was withdrawn, or another has it in hand
     */
    async claim(
      tx: Pick<Tx, 'query'>,
      id: string,
      by: string,
      { now, staleBefore }: { now: string; staleBefore: string },
    ): Promise<Selectable<Tables[Table]> | undefined> {
      const row = await mails(tx)
        .set({ claimed_by: by, claimed_at: now, failure_seen_at: null })
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .where((eb) =>
          eb.or([
            eb('claimed_by', 'is', null),
            eb('claimed_by', '=', by),
            eb('claimed_at', '<', staleBefore),
          ]),
        )
        .returningAll()
        .executeTakeFirst();
      return row as Selectable<Tables[Table]> | undefined;
    },

    /**
     * Before the mail server has all of a mail: whatever happens then, the mail may have left.
     * @returns false when another try has it in hand, or had offered it
     */
    async offer(
      tx: Pick<Tx, 'query'>,
      id: string,
      by: string,
      now: string,
      more?: More,
    ): Promise<boolean> {
      const { numUpdatedRows } = await mails(tx)
        .set({ offered_at: now, failure: null, ...more })
        .where('id', '=', id)
        .where('claimed_by', '=', by)
        .where('offered_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** It surely has not left: for another try, by whoever comes; unless somebody else's try has begun meanwhile. */
    async release(
      tx: Pick<Tx, 'query'>,
      id: string,
      by: string,
      failure: string | null,
      more?: More,
    ): Promise<void> {
      await mails(tx)
        .set({ claimed_by: null, claimed_at: null, offered_at: null, failure, ...more })
        .where('id', '=', id)
        .where('claimed_by', '=', by)
        .execute();
    },
  };
}

type Outcome = { outcome: 'sent' } | { outcome: 'refused' | 'uncertain'; cause: Error };

/**
 * Hands over a claimed mail.
 * @param send with what is called before the mail server has all of it
 * @param release `isFinal`: no other try can succeed
 * @throws whatever is worth another try, when the claim is given back
 */
export async function handOverClaimed({
  send,
  offer,
  release,
}: {
  send(beforeHandover: () => Promise<void>): Promise<void>;
  offer(): Promise<boolean>;
  release(isFinal: boolean): Promise<void>;
}): Promise<Outcome> {
  try {
    await send(async () => {
      if (!(await offer())) throw new Error('another try has the mail in hand');
    });
    return { outcome: 'sent' };
  } catch (error) {
    if (error instanceof DeliveryUnknown) return { outcome: 'uncertain', cause: error };
    await release(error instanceof MailRefused);
    if (error instanceof MailRefused) return { outcome: 'refused', cause: error };
    throw error;
  }
}
