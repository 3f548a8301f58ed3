import { useState } from 'react';
import { giftOf, type OwnDonation } from '#app/api/donations.ts';
import { useFound } from '#app/api/use-found.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { DonationState } from '#app/components/DonationState.tsx';
import { longDate } from '#app/components/long-date.ts';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { TransferDialog } from '#app/transfer/TransferDialog.tsx';
import { VoucherDialog } from '#app/voucher/VoucherDialog.tsx';
import { campaignGivingPath } from '#domain/donations/campaign-address.ts';
import type { DonationTransfer, DonationVoucher } from '#domain/donations/donation.ts';
import { donationPurpose, methodNames } from '#domain/donations/donation-words.ts';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { instantInWords } from '#domain/zone-names.ts';
import styles from './OpenDonations.module.css';
import { findOpen } from './own-donations.ts';

/** What is not settled yet, and what is left to do about it. Nothing where there is none. */
export function OpenDonations({ userId, userName }: { userId: string; userName: string }) {
  const text = useMyDonationsText().open;
  const { data: donations = [] } = useFound(['open donations', userId], () =>
    findOpen(userId, new Date()),
  );
  if (donations.length === 0) return null;
  return (
    <section className={styles.open} aria-labelledby="open">
      <h2 id="open">{text.title}</h2>
      <ul className={`plain-list ${styles.list}`}>
        {donations.map((donation) => (
          <li key={donation.id} className={styles.donation}>
            <OpenDonation donation={donation} userName={userName} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OpenProps {
  donation: OwnDonation;
  userName: string;
}

function OpenDonation({ donation, userName }: OpenProps) {
  const text = useMyDonationsText().open;
  const language = useLanguage();
  const { status, amountCents, date, method } = donation;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.amount}>{formatPesos(amountCents)}</p>
        <DonationState status={status} />
      </div>
      <p className={styles.about}>
        {donationPurpose(donation, language)} · {methodNames[method][language]} ·{' '}
        {text.begun(longDate(date, locale[language]))}
      </p>
      <NextStep donation={donation} userName={userName} />
    </>
  );
}

function NextStep({ donation, userName }: OpenProps) {
  const text = useMyDonationsText().open;
  const language = useLanguage();
  const { status, method, voucher, transfer } = donation;
  if (status === 'pending' && voucher) {
    return <Voucher donation={donation} userName={userName} voucher={voucher} />;
  }
  if (status === 'pending' && transfer) {
    return <Transfer donation={donation} transfer={transfer} />;
  }
  if (status === 'pending' && method !== 'wallet') return <p>{text.confirming}</p>;
  // Nobody is charged for what they did not finish: it ends by itself.
  const why =
    status === 'expired'
      ? text.expired
      : method === 'wallet'
        ? text.notApproved
        : text.requiresAction;
  return (
    <>
      <p>{why}</p>
      <ButtonLink
        to={campaignGivingPath(language, giftOf(donation))}
        size="small"
        variant="outline"
      >
        {text.again}
      </ButtonLink>
    </>
  );
}

function Transfer({ donation, transfer }: { donation: OwnDonation; transfer: DonationTransfer }) {
  const text = useMyDonationsText().open;
  const language = useLanguage();
  const { timezone } = useSite();
  const [shown, setShown] = useState(false);
  const { amountCents, petId, email, isTest } = donation;
  return (
    <>
      <p>{text.transfer(instantInWords(transfer.expiresAt, language, timezone))}</p>
      <Button size="small" variant="soft" onClick={() => setShown(true)}>
        {text.showTransfer}
      </Button>
      {shown && (
        <TransferDialog
          amountCents={amountCents}
          transfer={transfer}
          purpose={donationPurpose(donation, language)}
          petId={petId}
          email={email}
          isTest={isTest}
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
}

function Voucher({ donation, userName, voucher }: OpenProps & { voucher: DonationVoucher }) {
  const text = useMyDonationsText().open;
  const language = useLanguage();
  const { timezone } = useSite();
  const [shown, setShown] = useState(false);
  const { amountCents, petId, anonymous, email, isTest } = donation;
  return (
    <>
      <p>{text.voucher(instantInWords(voucher.expiresAt, language, timezone))}</p>
      <Button size="small" variant="soft" onClick={() => setShown(true)}>
        {text.showVoucher}
      </Button>
      {shown && (
        <VoucherDialog
          amountCents={amountCents}
          voucher={voucher}
          purpose={donationPurpose(donation, language)}
          petId={petId}
          donorName={anonymous ? undefined : userName}
          email={email}
          isTest={isTest}
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
}
