import { Link } from 'react-router';
import { Chip } from '#app/components/Chip.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { OwnMonthly } from '#domain/donations/monthly-calls.ts';
import { type Language, locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './RecurringDonation.module.css';

/** Where PayPal shows what is charged by itself, and with which card. */
const automaticPayments = 'https://www.paypal.com/myaccount/autopay/';

const dayOf = (instant: string, language: Language) =>
  new Date(instant).toLocaleDateString(locale[language], { dateStyle: 'long' });

const icons = { active: 'check', paused: 'pause', ended: 'close' } as const;

/** What somebody gives each month, and what keeps it from being charged. */
export function RecurringFacts({ monthly }: { monthly: OwnMonthly }) {
  const text = useAccountText().recurring;
  const language = useLanguage();
  const { status, plan, billing, startedAt, subscriber, canPause, id, isTest } = monthly;
  const price = plan.cycles[0]?.pricing.price.value ?? '0';
  const isPaused = status === 'suspended' && canPause;
  const standing = status === 'active' ? 'active' : isPaused ? 'paused' : 'ended';
  const next = status === 'active' ? billing.nextAt : null;
  const facts: readonly (readonly [string, string])[] = [
    ...(next ? [[text.next, dayOf(next, language)] as const] : []),
    [text.since, dayOf(startedAt, language)],
    ...(subscriber.email ? [[text.account, subscriber.email] as const] : []),
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
      {standing !== 'ended' && billing.failedPayments > 0 && (
        <Notice kind="warning" title={text.failedTitle}>
          <p>{text.failedText}</p>
          {!isTest && (
            <p>
              <a href={automaticPayments}>{text.failedLink}</a>
            </p>
          )}
        </Notice>
      )}
      {isTest && (
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
