import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { callFile } from '#app/api/call.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { useSession } from '#app/session/session-store.ts';
import { can } from '#domain/access/rights.ts';
import { type DonationDetails, makeDisputeEvidence } from '#domain/donations/bookkeeping-calls.ts';
import { disputeReasonNames } from '#domain/donations/dispute-words.ts';
import { formatPesos } from '#domain/money.ts';
import { numberOf } from './donations.ts';

/** What donors have asked their bank or wallet to return: how much, why, until when it can be answered, and with what. */
export function DonationDisputes({ donation }: { donation: DonationDetails }) {
  const { disputes: text } = useAdminDonationsText();
  const language = useLanguage();
  const when = useSiteInstant();
  const session = useSession();
  const mayAnswer = session.status === 'authenticated' && can(session.user, 'donations.refund');
  return (
    <>
      {donation.disputes.map(({ id, state, reason, amountCents, answerBy }) => (
        <Notice key={id} kind={state === 'open' ? 'warning' : 'info'} title={text.states[state]}>
          <p>
            {formatPesos(amountCents)}. {disputeReasonNames[reason][language]}.
          </p>
          {state === 'open' && answerBy && <p>{text.answerBy(when(answerBy))}</p>}
          {state === 'open' && <p>{text.whatToSend}</p>}
        </Notice>
      ))}
      {mayAnswer && donation.disputes.length > 0 && (
        <div>
          <DownloadButton
            label={text.evidence}
            fetchFile={async () => ({
              name: text.evidenceFile(numberOf(donation)),
              content: await callFile(makeDisputeEvidence, { id: donation.id }),
            })}
          />
        </div>
      )}
    </>
  );
}
