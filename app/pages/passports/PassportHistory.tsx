import { usePassportText } from '#app/i18n/passports/use-passport-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { dateIn } from '#domain/clock.ts';
import type { ListedPassport } from '#domain/passports/passport-calls.ts';
import { dayInWords } from '#domain/passports/passport-rows.ts';
import styles from './Passport.module.css';

/** All that were issued, the latest first, and what became of each. */
export function PassportHistory({ passports }: { passports: readonly ListedPassport[] }) {
  const text = usePassportText();
  const language = useLanguage();
  const { timezone } = useSite();
  if (passports.length === 0) return null;
  const dayOf = (instant: string) => dayInWords(dateIn(timezone, new Date(instant)), language);
  const standing = ({ state, endedAt, reason, validUntil }: ListedPassport) => {
    const words = text.states[state];
    return [
      endedAt === null ? words : text.endedOn(words, dayOf(endedAt)),
      endedAt === null && text.validUntil(dayInWords(validUntil, language)),
      reason && text.reasons[reason],
    ];
  };
  return (
    <section className={styles.history} aria-labelledby="passport-history">
      <h2 id="passport-history">{text.history}</h2>
      <ul className={`plain-list ${styles.vaccines}`}>
        {passports.map((one) => (
          <li key={one.id}>
            <p className={styles.product}>{one.number}</p>
            <p>
              {[text.issuedOn(dayOf(one.issuedAt)), ...standing(one)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
