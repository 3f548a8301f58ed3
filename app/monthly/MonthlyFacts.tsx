import { Link } from 'react-router';
import { Chip } from '#app/components/Chip.tsx';
import { FactList } from '#app/components/FactList.tsx';
import { ForPet } from '#app/components/ForPet.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMonthlyText } from '#app/i18n/monthly/use-monthly-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { declineWords } from '#domain/donations/decline.ts';
import type { OwnMonthly } from '#domain/donations/monthly-calls.ts';
import { amountEach } from '#domain/donations/monthly-interval.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Monthly.module.css';
import { centsOf, dayOf } from './shown.ts';

/** Where PayPal shows what is charged by itself, and with which card. */
const automaticPayments = 'https://www.paypal.com/myaccount/autopay/';

const icons = { active: 'check', paused: 'pause', ended: 'close' } as const;

/** What somebody gives each month, and what keeps it from being charged. */
export function MonthlyFacts({ monthly }: { monthly: OwnMonthly }) {
  const text = useAccountText().recurring;
  const more = useMonthlyText().facts;
  const language = useLanguage();
  const { status, billing, startedAt, subscriber, canPause, id, isTest } = monthly;
  const isPaused = status === 'suspended' && canPause;
  const standing = status === 'active' ? 'active' : isPaused ? 'paused' : 'ended';
  const next = status === 'active' ? billing.nextAt : null;
  const isByCard = monthly.method === 'card';
  const facts: readonly (readonly [string, string])[] = [
    ...(next ? [[text.next, dayOf(next, language)] as const] : []),
    [text.since, dayOf(startedAt, language)],
    ...(subscriber.email && !isByCard ? [[text.account, subscriber.email] as const] : []),
    ...(isByCard && monthly.cardExpires
      ? [[more.card, monthOf(monthly.cardExpires, locale[language])] as const]
      : []),
    [text.reference, id],
  ];
  return (
    <>
      <p className={styles.amount}>
        {amountEach({ amountCents: centsOf(monthly), interval: monthly.interval }, language)}
        <Chip on={standing === 'active'} icon={icons[standing]}>
          {text.standing[standing]}
        </Chip>
      </p>
      {monthly.petId && <ForPet petId={monthly.petId} />}
      {standing !== 'ended' && billing.failedPayments > 0 && <Failed monthly={monthly} />}
      {monthly.skippedUntil && <p>{more.skipped[monthly.interval]}</p>}
      {isTest && (
        <Notice kind="warning">
          <p>{text.test}</p>
          <Link to={pathFor('testPayment', language, { key: id })}>{text.testPage}</Link>
        </Notice>
      )}
      {standing === 'paused' && <p>{text.pausedText}</p>}
      <FactList>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactList>
    </>
  );
}

/** Why, and when it is tried again, as far as the provider says so. */
function Failed({ monthly }: { monthly: OwnMonthly }) {
  const text = useAccountText().recurring;
  const byCard = useMonthlyText().failed;
  const language = useLanguage();
  const { method, decline, retryAt, isTest } = monthly;
  if (method === 'card') {
    return (
      <Notice kind="warning" title={byCard.title[monthly.interval]}>
        <p>{decline ? declineWords[decline][language] : byCard.unknown}</p>
        {retryAt && <p>{byCard.retry(dayOf(retryAt, language))}</p>}
        <p>{byCard.change}</p>
      </Notice>
    );
  }
  return (
    <Notice kind="warning" title={text.failedTitle}>
      <p>{text.failedText}</p>
      {!isTest && (
        <p>
          <a href={automaticPayments}>{text.failedLink}</a>
        </p>
      )}
    </Notice>
  );
}

/** @param yearAndMonth YYYY-MM */
const monthOf = (yearAndMonth: string, words: string): string =>
  new Date(`${yearAndMonth}-15T12:00:00Z`).toLocaleDateString(words, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
