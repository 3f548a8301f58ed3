import { useCheckText } from '#app/i18n/passports/use-check-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { Passport } from '#domain/passports/passport.ts';
import { dayInWords, passportRows } from '#domain/passports/passport-rows.ts';
import { authorInWords } from '#domain/passports/vaccine-words.ts';
import styles from './Passport.module.css';

/** All that a passport says. */
export function PassportView({ passport }: { passport: Passport }) {
  const text = useCheckText();
  const language = useLanguage();
  const { vaccines, olderVaccines } = passport;
  return (
    <>
      <dl className={styles.rows}>
        {passportRows(passport, language).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className={styles.subheading}>{text.vaccines}</h3>
      {vaccines.length === 0 && <p className={styles.soft}>{text.noVaccines}</p>}
      <ul className={`plain-list ${styles.vaccines}`}>
        {vaccines.map((one) => {
          const { product, lot, givenOn, vet } = one;
          return (
            <li key={`${product} ${lot} ${givenOn}`}>
              <p className={styles.product}>{product}</p>
              <p>
                {[
                  dayInWords(givenOn, language),
                  lot && text.lot(lot),
                  vet,
                  authorInWords(one, language),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          );
        })}
      </ul>
      {olderVaccines > 0 && <p className={styles.soft}>{text.older(olderVaccines)}</p>}
    </>
  );
}
