import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { DonationState } from '#app/components/DonationState.tsx';
import { GiftDestination } from '#app/components/GiftDestination.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { longDate } from '#app/components/long-date.ts';
import { pageOf } from '#app/components/pet-pages.ts';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { donationPurpose, folioOf, methodNames } from '#domain/donations/donation-words.ts';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { isProgramme } from '#domain/pets/pet-status.ts';
import { pathFor } from '#domain/site-map.ts';
import { readGiftDestination } from '#domain/spending/gift-destination.ts';
import styles from './DonationCards.module.css';
import { DonationPapers } from './DonationPapers.tsx';
import { isWithoutInvoice, type ListedDonation } from './donation-history.ts';

interface Props {
  donations: readonly ListedDonation[];
  onInvoice: (donation: ListedDonation) => void;
}

/** A card for each, collapsed: how much, when, what for and how it stands; its papers and the rest are inside. */
export function DonationCards({ donations, onInvoice }: Props) {
  return (
    <ul className={`plain-list ${styles.cards}`}>
      {donations.map((donation) => (
        <li key={donation.id}>
          <Card donation={donation} onInvoice={() => onInvoice(donation)} />
        </li>
      ))}
    </ul>
  );
}

function Card({ donation, onInvoice }: { donation: ListedDonation; onInvoice: () => void }) {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={styles.card} onToggle={() => setWasOpened(true)}>
      <Summary donation={donation} />
      <div className={styles.inside}>
        <Facts donation={donation} />
        {wasOpened && <DestinationOf id={donation.id} />}
        <DonationPapers donation={donation} onInvoice={onInvoice} />
      </div>
    </details>
  );
}

/** Asked for once somebody looks. */
function DestinationOf({ id }: { id: string }) {
  return <GiftDestination destination={useCall(readGiftDestination, { id }).data} />;
}

function Summary({ donation }: { donation: ListedDonation }) {
  const text = useMyDonationsText();
  const language = useLanguage();
  const { amountCents, date, status, pet, isTest, isInvoiceUnderWay } = donation;
  return (
    <summary className={styles.summary}>
      <span className={styles.amount}>{formatPesos(amountCents)}</span>
      <span className={styles.purpose}>
        {donationPurpose(donation, language)}
        {pet && (
          <span className={styles.soft}>
            {' '}
            {text.forPet} {pet.name}
          </span>
        )}
        {isTest && (
          <span className={styles.test} title={text.testModeTitle}>
            {text.testMode}
          </span>
        )}
        {isWithoutInvoice(donation) && !isInvoiceUnderWay && (
          <span className={styles.open}>{text.invoice.open}</span>
        )}
      </span>
      <span className={styles.date}>{longDate(date, locale[language])}</span>
      <span className={styles.state}>
        <DonationState status={status} />
      </span>
      <Icon name="chevron" size={22} className={styles.chevron} />
    </summary>
  );
}

function Facts({ donation }: { donation: ListedDonation }) {
  const text = useMyDonationsText();
  const language = useLanguage();
  const { method, refundedCents, pet, status, companyId } = donation;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{text.facts.folio}</dt>
        <dd>{folioOf(donation)}</dd>
      </div>
      <div>
        <dt>{text.facts.method}</dt>
        <dd>{methodNames[method][language]}</dd>
      </div>
      {companyId !== null && (
        <div>
          <dt>{text.facts.company}</dt>
          <dd>
            <Link to={pathFor('myCompany', language)}>{text.ofCompany}</Link>
          </dd>
        </div>
      )}
      {status === 'disputed' && (
        <div>
          <dt>{text.facts.disputed}</dt>
          <dd>{text.disputed}</dd>
        </div>
      )}
      {status !== 'disputed' && refundedCents > 0 && (
        <div>
          <dt>{text.facts.refunded}</dt>
          <dd>{formatPesos(refundedCents)}</dd>
        </div>
      )}
      {pet && isProgramme(pet.status) && (
        <div>
          <dt>{text.facts.pet}</dt>
          <dd>
            <Link to={pathFor(pageOf[pet.status], language, { id: pet.id })}>{pet.name}</Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
