import { usePassportText } from '#app/i18n/passports/use-passport-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { dateIn } from '#domain/clock.ts';
import { passportStates, revocationReasons } from '#domain/passports/passport.ts';
import { dayInWords } from '#domain/passports/passport-rows.ts';
import styles from './Passport.module.css';
import type { ListedPassport } from './passport-calls.ts';

/** All that were issued, the latest first, and what became of each. */
export function PassportHistory({ passports }: { passports: readonly ListedPassport[] }) {
  const text = usePassportText();
  const language = useLanguage();
  const { timezone } = useSite();
  if (passports.length === 0) return null;
  const dayOf = (instant: string) => dayInWords(dateIn(timezone, new Date(instant)), language);
  const standing = ({ estado, fin, motivo, vence }: ListedPassport) => {
    const state = text.states[passportStates.fromWire(estado) ?? 'expired'];
    const reason = revocationReasons.fromWire(motivo);
    return [
      fin === null ? state : text.endedOn(state, dayOf(fin)),
      fin === null && text.validUntil(dayInWords(vence, language)),
      reason && text.reasons[reason],
    ];
  };
  return (
    <section className={styles.history} aria-labelledby="passport-history">
      <h2 id="passport-history">{text.history}</h2>
      <ul className={`plain-list ${styles.vaccines}`}>
        {passports.map((one) => (
          <li key={one.id}>
            <p className={styles.product}>{one.numero}</p>
            <p>
              {[text.issuedOn(dayOf(one.emitido)), ...standing(one)].filter(Boolean).join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
