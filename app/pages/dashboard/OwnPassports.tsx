import { Link } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { usePassportText } from '#app/i18n/passports/use-passport-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findOwnPassports } from '#domain/passports/passport-calls.ts';
import { dayInWords } from '#domain/passports/passport-rows.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Dashboard.module.css';

/** Of the pets that somebody adopted here; nothing where there are none. */
export function OwnPassports() {
  const text = usePassportText();
  const language = useLanguage();
  const { data = [] } = useCall(findOwnPassports, {});
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="own-passports" className={styles.part}>
      <h2 id="own-passports">{text.own.title}</h2>
      <ul className={`plain-list ${styles.waiting}`}>
        {data.map(({ id, petId, petName, validUntil }) => (
          <li key={id}>
            <Link className={styles.item} to={pathFor('petPassport', language, { id: petId })}>
              <span>
                {text.own.of(petName)}
                <br />
                <span className={styles.hint}>
                  {text.validUntil(dayInWords(validUntil, language))}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
