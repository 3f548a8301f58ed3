import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { CheckField } from '#app/forms/CheckField.tsx';
import { useMonthlyText } from '#app/i18n/monthly/use-monthly-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { OwnMonthly } from '#domain/donations/monthly-calls.ts';
import { choosePetNews } from '#domain/donations/pet-news-calls.ts';
import styles from './Monthly.module.css';
import { dayOf } from './shown.ts';

interface Props {
  monthly: OwnMonthly;
  /** Of whoever gives without an account. */
  link: string | undefined;
}

/** What was last told of the pet that it is for, and whether that goes on. */
export function PetNews({ monthly, link }: Props) {
  const text = useMonthlyText().news;
  const language = useLanguage();
  const { last } = monthly.petNews;
  const [isWanted, setWanted] = useState(monthly.petNews.isWanted);
  const [said, setSaid] = useState('');
  const { busy, failure, attempt } = useAttempt();
  const choose = (wantsNews: boolean) =>
    attempt(async () => {
      setSaid('');
      await call(choosePetNews, { wantsNews, link, language });
      setWanted(wantsNews);
      setSaid(wantsNews ? text.on : text.off);
    });
  return (
    <div className={styles.changes}>
      <h3 className={styles.heading}>{text.title}</h3>
      {last && (
        <p>
          {text.last(dayOf(`${last.on}T12:00:00`, language))}{' '}
          {last.what.map((kind) => text.what[kind](last.photos)).join(' ')}
        </p>
      )}
      {failure && <FailureNotice failure={failure} />}
      <CheckField
        label={text.label}
        hint={text.hint}
        checked={isWanted}
        aria-disabled={busy}
        onChange={({ target }) => choose(target.checked)}
      />
      <p role="status">{said}</p>
    </div>
  );
}
