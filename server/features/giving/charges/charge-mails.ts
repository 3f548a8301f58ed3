import type { ChargeMoney, ChargeState } from '#domain/adoption/charges/charge.ts';
import { owedBackCents } from '#domain/adoption/charges/charge.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { type ChargeNoticeData, chargeNotice } from './charge-notice-mail.ts';
import type { Charge } from './charges.repository.ts';

export type ChargeMails = ReturnType<typeof createChargeMails>;

/** What the family hears of what its contract asks for, each in the transaction of the change. */
export function createChargeMails({ mail }: { mail: MailService }) {
  async function send(
    tx: Tx,
    charge: Charge,
    told: Pick<ChargeNoticeData, 'what'> & Partial<ChargeNoticeData>,
  ): Promise<void> {
    const { id: chargeId, email: to, language, kind, amount_cents, pet_names, due_on } = charge;
    // An erased account has no address any more.
    if (to === '') return;
    const about = { chargeId, kind, cents: amount_cents, pets: pet_names, day: due_on ?? '' };
    const data = { ...about, words: '', ...told };
    await mail.enqueue(tx, { template: chargeNotice, to, language, data });
  }

  return {
    async changed(tx: Tx, charge: Charge, before: ChargeState, money: ChargeMoney): Promise<void> {
      const { state, ended_as, reason: words } = charge;
      if (state === 'due' && before === 'agreed') return send(tx, charge, { what: 'due' });
      if (state === 'waived' && before === 'due')
        return send(tx, charge, { what: 'waived', words });
      if (state === 'forfeited') return send(tx, charge, { what: 'forfeited', words });
      if (state !== 'toReturn') return;
      const facts = { amountCents: charge.amount_cents, dueAt: charge.due_at, endedAs: ended_as };
      const what =
        ended_as === null ? 'tooMuch' : ended_as === 'sterilized' ? 'sterilized' : 'ended';
      return send(tx, charge, { what, words, cents: owedBackCents(facts, money) });
    },

    handedBack(
      tx: Tx,
      charge: Charge,
      back: Pick<ChargeNoticeData, 'way' | 'cents'> & { onDate: string; note: string },
    ): Promise<void> {
      const { way, cents, onDate: day, note: words } = back;
      return send(tx, charge, { what: 'handedBack', way, cents, day, words });
    },

    /** @param day YYYY-MM-DD: the last one that was agreed on */
    remind: (tx: Tx, charge: Charge, day: string): Promise<void> =>
      send(tx, charge, { what: 'reminder', day }),
  };
}
