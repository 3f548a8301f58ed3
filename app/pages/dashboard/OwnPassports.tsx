import { Link } from 'react-router';
import { callApi } from '#app/api/session-client.ts';
import { useLoaded } from '#app/api/use-loaded.ts';
import { usePassportText } from '#app/i18n/passports/use-passport-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { dayInWords } from '#domain/passports/passport-rows.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Dashboard.module.css';

const findOwn = () => callApi('pasaportes:mios', {});

/** Of the pets that somebody adopted here; nothing where there are none. */
export function OwnPassports() {
  const text = usePassportText();
  const language = useLanguage();
  const { data = [] } = useLoaded(findOwn);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="own-passports" className={styles.part}>
      <h2 id="own-passports">{text.own.title}</h2>
      <ul className={`plain-list ${styles.waiting}`}>
        {data.map(({ id, mascota_id, mascota, vence }) => (
          <li key={id}>
            <Link className={styles.item} to={pathFor('petPassport', language, { id: mascota_id })}>
              <span>
                {text.own.of(mascota)}
                <br />
                <span className={styles.hint}>{text.validUntil(dayInWords(vence, language))}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
