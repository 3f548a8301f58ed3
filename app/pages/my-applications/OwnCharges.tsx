import { ChargeState } from '#app/adoption/ChargeState.tsx';
import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findOwnCharges } from '#domain/adoption/charges/charge-calls.ts';
import { givingPath } from '#domain/donations/giving-address.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './OwnCharges.module.css';
import { Part } from './Part.tsx';

interface Props {
  applicationId: string;
}

/** What the sealed contract of an application asks its family for; and once nothing is to be paid, whether they would give. */
export function OwnCharges({ applicationId }: Props) {
  const text = useChargesText();
  const language = useLanguage();
  const { data, failure, reload } = useCall(findOwnCharges, { applicationId });
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return null;
  const isDue = data.some(({ status }) => status === 'due');
  return (
    <>
      {data.length > 0 && (
        <Part title={text.part.title}>
          <ul className={`plain-list ${styles.list}`}>
            {data.map(({ id, kind, status, amountCents }) => (
              <li key={id} className={styles.charge}>
                <p>
                  {text.kinds[kind]}: <strong>{formatPesos(amountCents)}</strong>
                </p>
                <ChargeState status={status} kind={kind} />
                <ButtonLink
                  to={pathFor('payCharge', language, { id })}
                  size="small"
                  variant={status === 'due' ? 'primary' : 'outline'}
                >
                  {status === 'due' ? text.part.pay : text.part.see}
                  <span className="visually-hidden">: {text.kinds[kind]}</span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {!isDue && (
        <Part title={text.gift.title}>
          <p className={styles.soft}>{text.gift.text}</p>
          <div>
            <ButtonLink to={givingPath(language)} size="small" variant="outline" icon="heart">
              {text.gift.link}
            </ButtonLink>
          </div>
        </Part>
      )}
    </>
  );
}
