import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { disputeReasonNames } from '#domain/donations/dispute-words.ts';
import { formatPesos } from '#domain/money.ts';
import type { DonationDetails } from './donations.ts';

/** What donors have asked their bank or wallet to return: how much, why, until when it can be answered, and with what. */
export function DonationDisputes({ disputes }: Pick<DonationDetails, 'disputes'>) {
  const { disputes: text } = useAdminDonationsText();
  const language = useLanguage();
  const when = useSiteInstant();
  return disputes.map(({ id, state, reason, amountCents, answerBy }) => (
    <Notice key={id} kind={state === 'open' ? 'warning' : 'info'} title={text.states[state]}>
      <p>
        {formatPesos(amountCents)}. {disputeReasonNames[reason][language]}.
        {state === 'open' && answerBy && ` ${text.answerBy(when(answerBy))}`}
      </p>
      {state === 'open' && <p>{text.whatToSend}</p>}
    </Notice>
  ));
}
