import { Link } from 'react-router';
import { useGiftDestinationText } from '#app/i18n/gift-destination.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { categoryNames } from '#domain/expenses/expense-words.ts';
import { locale } from '#domain/language.ts';
import { formatAmount } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import type { GiftDestination as Destination } from '#domain/spending/gift-destination.ts';
import styles from './GiftDestination.module.css';
import { longDate } from './long-date.ts';
import { monthName } from './month-name.ts';

interface Props {
  /** Undefined while it is not known. */
  destination: Destination | undefined;
}

/** What one gift paid, for whoever gave it; nothing where the organisation does not tell. */
export function GiftDestination({ destination }: Props) {
  const text = useGiftDestinationText();
  const language = useLanguage();
  if (!destination?.asOf) return null;
  const { asOf, standingCents, usedCents, openCents, parts, isCut, hasAccounts } = destination;
  const amount = pesos(standingCents);
  return (
    <section className={styles.destination}>
      <h3>{text.title}</h3>
      {usedCents === 0 ? (
        <p>{text.allOpen(amount)}</p>
      ) : (
        <>
          <p>{text.paid(amount)}</p>
          <ul className={`plain-list ${styles.parts}`}>
            {parts.map(({ month, category, petName, cents }) => (
              <li key={`${month} ${category} ${petName} ${cents}`}>
                <strong>{pesos(cents)}</strong>
                <span>
                  {text.of(
                    category === 'other' ? text.other : categoryNames[category][language],
                    petName,
                  )}
                </span>
                <span className={styles.month}>{monthName(month, language)}</span>
              </li>
            ))}
          </ul>
          {isCut && <p>{text.more}</p>}
          <p>{text.open(pesos(openCents))}</p>
        </>
      )}
      <p className={styles.note}>
        {text.asOf(longDate(asOf, locale[language]))}{' '}
        {hasAccounts && <Link to={pathFor('spending', language)}>{text.accounts}</Link>}
      </p>
    </section>
  );
}

/** '$320' where there are no centavos. */
const pesos = (cents: number): string => formatAmount(cents).replace(/\.00$/, '');
