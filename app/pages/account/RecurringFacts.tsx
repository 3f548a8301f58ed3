import { Link } from 'react-router';
import type { DataOf } from '#app/api/transport/request.ts';
import { Chip } from '#app/components/Chip.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Language, locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './RecurringDonation.module.css';

export type Subscription = NonNullable<DataOf<'donaciones:consultar_suscripcion'>>;

/** Where PayPal shows what is charged by itself, and with which card. */
const automaticPayments = 'https://www.paypal.com/myaccount/autopay/';

const dayOf = (instant: string, language: Language) =>
  new Date(instant).toLocaleDateString(locale[language], { dateStyle: 'long' });

const icons = { active: 'check', paused: 'pause', ended: 'close' } as const;

/** What somebody gives each month, and what keeps it from being charged. */
export function RecurringFacts({ subscription }: { subscription: Subscription }) {
  const text = useAccountText().recurring;
  const language = useLanguage();
  const { status, plan, billing_info, start_time, subscriber, pausable, id, test } = subscription;
  const price = plan.billing_cycles[0]?.pricing_scheme.fixed_price.value ?? '0';
  const isPaused = status === 'SUSPENDED' && pausable;
  const standing = status === 'ACTIVE' ? 'active' : isPaused ? 'paused' : 'ended';
  const next = status === 'ACTIVE' ? billing_info.next_billing_time : null;
  const facts: readonly (readonly [string, string])[] = [
    ...(next ? [[text.next, dayOf(next, language)] as const] : []),
    [text.since, dayOf(start_time, language)],
    ...(subscriber.email_address ? [[text.account, subscriber.email_address] as const] : []),
    [text.reference, id],
  ];
  return (
    <>
      <p className={styles.amount}>
        {text.monthly(formatPesos(Math.round(Number(price) * 100)))}
        <Chip on={standing === 'active'} icon={icons[standing]}>
          {text.standing[standing]}
        </Chip>
      </p>
      {standing !== 'ended' && billing_info.failed_payments_count > 0 && (
        <Notice kind="warning" title={text.failedTitle}>
          <p>{text.failedText}</p>
          {!test && (
            <p>
              <a href={automaticPayments}>{text.failedLink}</a>
            </p>
          )}
        </Notice>
      )}
      {test && (
        <Notice kind="warning">
          <p>{text.test}</p>
          <Link to={pathFor('testPayment', language, { key: id })}>{text.testPage}</Link>
        </Notice>
      )}
      {standing === 'paused' && <p>{text.pausedText}</p>}
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
