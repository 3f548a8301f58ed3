import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { FactList } from '#app/components/FactList.tsx';
import { useAdminDonationsText } from '#app/i18n/admin-donations/use-admin-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSession } from '#app/session/session-store.ts';
import { can } from '#domain/access/rights.ts';
import type { DonationDetails } from '#domain/donations/bookkeeping-calls.ts';
import { wordsOfDecline } from '#domain/donations/decline.ts';
import type { DonationState } from '#domain/donations/donation-state.ts';
import { donationPurpose, methodNames } from '#domain/donations/donation-words.ts';
import { providerNameIn } from '#domain/donations/provider-names.ts';
import { groupedClabe } from '#domain/donations/transfer-words.ts';
import { groupedReference } from '#domain/donations/voucher-words.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { Amount } from './DonationCells.tsx';
import { providerPage } from './provider-page.ts';

/** Nothing is left of it that could be invoiced. */
const isOver = (status: DonationState): boolean =>
  ['refunded', 'failed', 'expired', 'cancelled'].includes(status);

/** Who gave, what for, how, and where the provider has it. */
export function DonationFacts({ donation }: { donation: DonationDetails }) {
  const { dialog: text, columns, donorGone, never, test } = useAdminDonationsText();
  const language = useLanguage();
  const when = useSiteInstant();
  const { donor, email, pet, decline, voucher, transfer, reference, settledAs, cfdi } = donation;
  const page = providerPage(donation, language);
  const session = useSession();
  const mayOpenAccount = session.status === 'authenticated' && can(session.user, 'accounts.manage');
  const facts: [string, ReactNode][] = [
    [
      text.donor,
      donor ? (
        <>
          {donor.name},{' '}
          {mayOpenAccount ? (
            <Link to={pathFor('adminUser', language, { id: donor.id ?? '' })}>
              {donor.email}
              <span className="visually-hidden">: {text.account}</span>
            </Link>
          ) : (
            donor.email
          )}
        </>
      ) : (
        donorGone
      ),
    ],
    [columns.amount, <Amount key="amount" donation={donation} />],
    [text.receiptTo, email !== donor?.email && email],
    [text.purpose, donationPurpose(donation, language)],
    [text.company, donation.company && `${donation.company.legalName} · ${donation.company.rfc}`],
    [text.pet, pet?.name],
    [text.campaign, donation.campaign?.title[language]],
    [text.method, methodNames[donation.method][language]],
    [text.begun, when(donation.createdAt)],
    [text.paid, donation.paidAt && when(donation.paidAt)],
    [text.declined, decline && wordsOfDecline(decline, donation.method)[language]],
    [text.invoice, cfdi ?? invoiceState()],
    [
      text.provider,
      <>
        {donation.provider === 'test' ? test : providerNameIn(donation.provider, language)}
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
    [
      text.voucher,
      voucher && text.voucherUntil(groupedReference(voucher.reference), when(voucher.expiresAt)),
    ],
    [
      text.transfer,
      transfer && text.voucherUntil(groupedClabe(transfer.clabe), when(transfer.expiresAt)),
    ],
    [
      text.asked,
      transfer && transfer.askedCents !== donation.amountCents && formatPesos(transfer.askedCents),
    ],
    [text.reference, reference && <code>{reference}</code>],
    [text.movement, settledAs && settledAs !== reference && <code>{settledAs}</code>],
    [text.requested, donation.askedAt ? when(donation.askedAt) : never],
    [text.next, donation.nextCheckAt && when(donation.nextCheckAt)],
  ];
  function invoiceState(): string {
    if (!donation.wantsInvoice) return text.invoiceNotWanted;
    if (donation.status === 'disputed') return text.invoiceDisputed;
    return isOver(donation.status) ? text.invoiceNotDue : text.invoiceWanted;
  }
  return (
    <FactList>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </FactList>
  );
}
