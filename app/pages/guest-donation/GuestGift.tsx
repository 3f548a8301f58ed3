import { callFile } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { DonationState } from '#app/components/DonationState.tsx';
import { FactList } from '#app/components/FactList.tsx';
import { GiftDestination } from '#app/components/GiftDestination.tsx';
import { longDate } from '#app/components/long-date.ts';
import { CardOf } from '#app/dedications/OwnCards.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { Section } from '#app/forms/Section.tsx';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useGuestDonationText } from '#app/i18n/guest-donation/use-guest-donation-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { DownloadButton } from '#app/lists/DownloadButton.tsx';
import { isSettled } from '#domain/donations/donation-state.ts';
import { methodNames } from '#domain/donations/donation-words.ts';
import { printGuestReceipt } from '#domain/donations/guest-donation-calls.ts';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { readGuestDestination } from '#domain/spending/gift-destination.ts';
import type { GiftProps } from './GiftProps.ts';
import styles from './GuestDonation.module.css';
import { GuestInvoice } from './GuestInvoice.tsx';
import { GuestMonthly } from './GuestMonthly.tsx';

/** How the gift stands, its receipt and its invoice. */
export function GuestGift({ gift, linkKey }: GiftProps) {
  const text = useGuestDonationText();
  const language = useLanguage();
  const { number, status, isTest, anonymous } = gift;
  return (
    <div className={styles.gift}>
      <h1>{status === 'paid' ? text.heading : text.headingOpen}</h1>
      {isTest && <Notice kind="warning">{text.test}</Notice>}
      <Facts gift={gift} />
      <HowToPay gift={gift} />
      {anonymous && <p className={styles.soft}>{text.anonymous}</p>}
      {number && isSettled(status) && (
        <div className={styles.ways}>
          <DownloadButton
            label={text.receipt}
            fetchFile={async () => ({
              name: text.receiptFile(number),
              content: await callFile(printGuestReceipt, { key: linkKey, language }),
            })}
          />
        </div>
      )}
      <CardOf donationId={gift.id} linkKey={linkKey} />
      {gift.kind === 'monthly' && <GuestMonthly linkKey={linkKey} />}
      {isSettled(status) && <GuestDestination linkKey={linkKey} />}
      {isSettled(status) && <GuestInvoice gift={gift} linkKey={linkKey} />}
      <Section title={text.account.title} lead={text.account.text}>
        <div className={styles.ways}>
          <ButtonLink to={pathFor('myDonations', language)} variant="soft" size="small">
            {text.account.go}
          </ButtonLink>
        </div>
      </Section>
      <p className={styles.soft}>{text.keep}</p>
    </div>
  );
}

function GuestDestination({ linkKey: key }: Pick<GiftProps, 'linkKey'>) {
  return <GiftDestination destination={useCall(readGuestDestination, { key }).data} />;
}

function Facts({ gift }: Pick<GiftProps, 'gift'>) {
  const { facts } = useGuestDonationText();
  const language = useLanguage();
  const { number, amountCents, refundedCents, date, purpose, method, status } = gift;
  const rows = [
    [facts.amount, formatPesos(amountCents)],
    ...(refundedCents > 0 ? [[facts.refunded, formatPesos(refundedCents)] as const] : []),
    [facts.purpose, purpose],
    [facts.date, longDate(date, locale[language])],
    [facts.method, methodNames[method][language]],
    ...(number ? [[facts.number, number] as const] : []),
    [facts.state, <DonationState key="state" status={status} />],
  ] as const;
  return (
    <FactList className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactList>
  );
}

/** While the money has not come. */
function HowToPay({ gift }: Pick<GiftProps, 'gift'>) {
  const { pay } = useGuestDonationText();
  const language = useLanguage();
  const { status, clabe, reference, payUntil } = gift;
  if (status !== 'pending') return null;
  return (
    <Notice>
      {clabe && <p>{pay.transfer(clabe)}</p>}
      {!clabe && reference && <p>{pay.voucher(reference)}</p>}
      {payUntil && <p>{pay.until(formatInstant(payUntil, language))}</p>}
      <p>{pay.waiting}</p>
    </Notice>
  );
}
