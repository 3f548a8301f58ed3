import { longDate } from '#app/components/long-date.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { Guest } from '#domain/fostering/foster-stay-calls.ts';
import { locale } from '#domain/language.ts';
import { Contact } from './Contact.tsx';
import styles from './Fostering.module.css';

/** Since when an animal is there, what was lent, and whom to call. */
export function GuestFacts({ guest }: { guest: Guest }) {
  const text = useFosteringText().mine.guests;
  const language = useLanguage();
  const day = (date: string) => longDate(date, locale[language]);
  const { lent, owner, plannedUntil } = guest;
  return (
    <>
      <p>
        {text.since(day(guest.startedOn), guest.days)}
        {plannedUntil && <span className={styles.soft}>{text.until(day(plannedUntil))}</span>}
      </p>
      {lent.length > 0 && (
        <p>
          {text.lent}:{' '}
          {lent
            .map(({ what, returned }) => (returned ? `${what} (${text.returned})` : what))
            .join(', ')}
        </p>
      )}
      {owner && <Contact label={text.contact} contact={owner} />}
    </>
  );
}
