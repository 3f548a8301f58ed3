import { longDate } from '#app/components/long-date.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { locale } from '#domain/language.ts';
import { Contact } from './Contact.tsx';
import styles from './Fostering.module.css';
import type { Guest } from './foster-calls.ts';

/** Since when an animal is there, what was lent, and whom to call. */
export function GuestFacts({ guest }: { guest: Guest }) {
  const text = useFosteringText().mine.guests;
  const language = useLanguage();
  const day = (date: string) => longDate(date, locale[language]);
  const { prestamos, contacto, previsto } = guest;
  return (
    <>
      <p>
        {text.since(day(guest.desde), guest.dias)}
        {previsto && <span className={styles.soft}>{text.until(day(previsto))}</span>}
      </p>
      {prestamos.length > 0 && (
        <p>
          {text.lent}:{' '}
          {prestamos
            .map(({ que, devuelto }) => (devuelto ? `${que} (${text.returned})` : que))
            .join(', ')}
        </p>
      )}
      {contacto && <Contact label={text.contact} contact={contacto} />}
    </>
  );
}
