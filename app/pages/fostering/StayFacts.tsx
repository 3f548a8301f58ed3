import { longDate } from '#app/components/long-date.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { Stay } from '#domain/fostering/foster-stay-calls.ts';
import { locale } from '#domain/language.ts';
import { Contact } from './Contact.tsx';
import styles from './Fostering.module.css';

/** One stay: with whom, from when to when, and what was lent. */
export function StayFacts({ stay }: { stay: Stay }) {
  const text = useFosteringText();
  const language = useLanguage();
  const day = (date: string) => longDate(date, locale[language]);
  const { home, startedOn, endedOn, endReason, plannedUntil, lent, notes, days } = stay;
  return (
    <>
      <h3>{home ? `${home.name}, ${home.city}` : text.pet.homeGone}</h3>
      <p>
        {endedOn === null
          ? text.pet.since(day(startedOn), days)
          : text.pet.span(day(startedOn), day(endedOn), days)}
        {endedOn === null && plannedUntil && (
          <span className={styles.soft}>{text.pet.until(day(plannedUntil))}</span>
        )}
        {endReason && <span className={styles.soft}>{text.ends[endReason]}</span>}
      </p>
      {home?.contact && <Contact contact={home.contact} />}
      {lent.length > 0 && (
        <>
          <p>{text.pet.lent}:</p>
          <ul>
            {lent.map(({ what, returned }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be lent twice.
              <li key={`${index} ${what}`}>
                {what}{' '}
                <span className={styles.soft}>
                  {returned ? text.pet.returned : text.pet.notReturned}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {notes !== '' && <p className={styles.words}>{notes}</p>}
    </>
  );
}
