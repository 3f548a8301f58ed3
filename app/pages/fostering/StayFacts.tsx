import { longDate } from '#app/components/long-date.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { placementEnds } from '#domain/fostering/foster-placement.ts';
import { locale } from '#domain/language.ts';
import { Contact } from './Contact.tsx';
import styles from './Fostering.module.css';
import type { Stay } from './foster-calls.ts';

/** One stay: with whom, from when to when, and what was lent. */
export function StayFacts({ stay }: { stay: Stay }) {
  const text = useFosteringText();
  const language = useLanguage();
  const day = (date: string) => longDate(date, locale[language]);
  const { hogar, hasta, previsto, prestamos, notas } = stay;
  const reason = placementEnds.fromWire(stay.motivo);
  return (
    <>
      <h3>{hogar ? `${hogar.nombre}, ${hogar.ciudad}` : text.pet.homeGone}</h3>
      <p>
        {hasta === null
          ? text.pet.since(day(stay.desde), stay.dias)
          : text.pet.span(day(stay.desde), day(hasta), stay.dias)}
        {hasta === null && previsto && (
          <span className={styles.soft}>{text.pet.until(day(previsto))}</span>
        )}
        {reason && <span className={styles.soft}>{text.ends[reason]}</span>}
      </p>
      {hogar?.contacto && <Contact contact={hogar.contacto} />}
      {prestamos.length > 0 && (
        <>
          <p>{text.pet.lent}:</p>
          <ul>
            {prestamos.map(({ que, devuelto }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be lent twice.
              <li key={`${index} ${que}`}>
                {que}{' '}
                <span className={styles.soft}>
                  {devuelto ? text.pet.returned : text.pet.notReturned}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {notas !== '' && <p className={styles.words}>{notas}</p>}
    </>
  );
}
