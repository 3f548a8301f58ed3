import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { declineWords } from '#domain/donations/decline.ts';
import { donationPurpose, methodNames } from '#domain/donations/donation-words.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './AdminDonations.module.css';
import type { DonationDetails } from './donations.ts';
import { providerNames, providerPage } from './provider-page.ts';

/** Who gave, what for, how, and where the provider has it. */
export function DonationFacts({ donation }: { donation: DonationDetails }) {
  const { dialog: text, donorGone, never } = useAdminDonationsText();
  const language = useLanguage();
  const when = (instant: string) => formatInstant(instant, language);
  const { donor, email, petName, decline, reference, settledAs, cfdi } = donation;
  const page = providerPage(donation, language);
  const facts: [string, ReactNode][] = [
    [
      text.donor,
      donor ? (
        <>
          {donor.name},{' '}
          <Link
            to={`${pathFor('adminUsers', language)}?${new URLSearchParams({ busca: donor.email })}`}
          >
            {donor.email}
            <span className="visually-hidden">: {text.account}</span>
          </Link>
        </>
      ) : (
        donorGone
      ),
    ],
    [text.receiptTo, email !== donor?.email && email],
    [text.purpose, donationPurpose(donation, language)],
    [text.pet, petName],
    [text.method, methodNames[donation.method][language]],
    [text.begun, when(donation.createdAt)],
    [text.paid, donation.paidAt && when(donation.paidAt)],
    [text.declined, decline && declineWords[decline][language]],
    [text.invoice, cfdi ?? (donation.wantsInvoice ? text.invoiceWanted : text.invoiceNotWanted)],
    [
      text.provider,
      <>
        {providerNames[donation.provider] ?? donation.provider}
        {page && (
          <>
            {' '}
            <a href={page} target="_blank" rel="noreferrer">
              {donation.provider === 'test' ? text.openTest : text.open}
            </a>
          </>
        )}
      </>,
    ],
    [text.reference, reference && <code>{reference}</code>],
    [text.movement, settledAs && settledAs !== reference && <code>{settledAs}</code>],
    [text.asked, donation.askedAt ? when(donation.askedAt) : never],
    [text.next, donation.nextCheckAt && when(donation.nextCheckAt)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
