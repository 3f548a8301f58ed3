import { ChargeState } from '#app/adoption/ChargeState.tsx';
import { FactList } from '#app/components/FactList.tsx';
import { longDate } from '#app/components/long-date.ts';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { OwnCharge } from '#domain/adoption/charges/charge-calls.ts';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './Charges.module.css';

/** What was agreed on, and how it stands. */
export function ChargeFacts({ charge }: { charge: OwnCharge }) {
  const text = useChargesText().page;
  const language = useLanguage();
  const { kind, status, amountCents, heldCents, dueOn, reason } = charge;
  return (
    <>
      <p className={styles.soft}>{text.about[kind]}</p>
      <FactList>
        <div>
          <dt>{text.amount}</dt>
          <dd className={styles.amount}>{formatPesos(amountCents)}</dd>
        </div>
        <div>
          <dt>{text.status}</dt>
          <dd>
            <ChargeState status={status} kind={kind} />
          </dd>
        </div>
        {heldCents > 0 && (
          <div>
            <dt>{text.received}</dt>
            <dd>{formatPesos(heldCents)}</dd>
          </div>
        )}
        {dueOn && (
          <div>
            <dt>{text.dueOn}</dt>
            <dd>{longDate(dueOn, locale[language])}</dd>
          </div>
        )}
      </FactList>
      {reason && (
        <p className={styles.quote}>
          <strong>{text.reason}:</strong> {reason}
        </p>
      )}
    </>
  );
}
