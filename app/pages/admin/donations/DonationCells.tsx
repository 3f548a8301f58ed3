import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import type { BookedDonation } from '#domain/donations/bookkeeping-calls.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './AdminDonations.module.css';
import { numberOf, refundUnderWay } from './donations.ts';

/** What a donation is called while it has no folio, too. */
export function useDonationName() {
  const text = useAdminDonationsText();
  return (donation: Pick<BookedDonation, 'series' | 'folio' | 'donor'>) =>
    numberOf(donation) || donation.donor?.name || text.noFolio;
}

export function Folio({ donation }: { donation: BookedDonation }) {
  const text = useAdminDonationsText();
  return (
    <span className={styles.marks}>
      {numberOf(donation) || <span className={styles.soft}>{text.noFolio}</span>}
      {donation.isTest && <TestMark />}
    </span>
  );
}

/** Of a donation that moved no money. */
export function TestMark() {
  const text = useAdminDonationsText();
  return (
    <span className={styles.test} title={text.testTitle}>
      {text.test}
    </span>
  );
}

export function Donor({ donation: { donor, email, anonymous } }: { donation: BookedDonation }) {
  const text = useAdminDonationsText();
  return (
    <span className={styles.donor}>
      <span className={styles.marks}>
        {donor?.name ?? (anonymous ? '' : text.donorGone)}
        {anonymous && (
          <span className={styles.anonymous} title={text.anonymousTitle}>
            {text.anonymous}
          </span>
        )}
      </span>
      <span className={styles.soft}>{email || donor?.email}</span>
    </span>
  );
}

export function Amount({ donation }: { donation: BookedDonation }) {
  const text = useAdminDonationsText();
  const { amountCents, refundedCents, status } = donation;
  const underWay = refundUnderWay(donation);
  return (
    <span className={styles.amounts}>
      {formatPesos(amountCents)}
      {refundedCents > 0 && (
        <span className={styles.soft}>
          {status === 'disputed' ? text.columns.withheld : text.columns.refunded}:{' '}
          {formatPesos(refundedCents)}
        </span>
      )}
      {underWay && (
        <span className={styles.soft}>
          {text.refundUnderWay(formatPesos(underWay.amountCents))}
        </span>
      )}
    </span>
  );
}
