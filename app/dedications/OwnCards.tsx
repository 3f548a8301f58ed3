import { useCall } from '#app/api/use-call.ts';
import { useDedicationText } from '#app/i18n/dedications/use-dedication-text.ts';
import { findDedications, openDedication } from '#domain/dedications/dedication-calls.ts';
import styles from './Card.module.css';
import { OwnCard } from './OwnCard.tsx';

/** Those of the account's gifts. Nothing where there are none. */
export function OwnCards() {
  const text = useDedicationText();
  const { data: cards = [] } = useCall(findDedications, {});
  if (cards.length === 0) return null;
  return (
    <section className={styles.cards} aria-labelledby="cards">
      <h2 id="cards">{text.listTitle}</h2>
      <p className={styles.soft}>{text.listLead}</p>
      <ul className={`plain-list ${styles.cards}`}>
        {cards.map((card) => (
          <li key={card.donationId}>
            <OwnCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** That of one gift, which may have no account. Nothing where it has none. */
export function CardOf({ donationId, linkKey: key }: { donationId: string; linkKey?: string }) {
  const text = useDedicationText();
  const { data: card } = useCall(openDedication, { donationId, ...(key !== undefined && { key }) });
  if (!card) return null;
  return (
    <section className={styles.cards} aria-labelledby="card">
      <h2 id="card">{text.cardTitle}</h2>
      <OwnCard card={card} linkKey={key} />
    </section>
  );
}
