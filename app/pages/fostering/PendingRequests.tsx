import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import type { RequestAnswer } from '#domain/fostering/foster-request.ts';
import { answerAsk, findOpenAsks, type OpenAsk } from '#domain/fostering/foster-request-calls.ts';
import { animalsOf } from '#domain/fostering/request-words.ts';
import { locale } from '#domain/language.ts';
import styles from './Fostering.module.css';

/** Questions that somebody's home has not answered; nothing where there are none. */
export function PendingRequests() {
  const text = useFosteringText().asked;
  const language = useLanguage();
  const { timezone } = useSite();
  const { data, failure, reload } = useCall(findOpenAsks, {});
  const { busy, failure: failed, attempt } = useAttempt();
  const [given, setGiven] = useState<RequestAnswer>();
  const answer = ({ id }: OpenAsk, accepts: boolean) =>
    attempt(async () => {
      setGiven((await call(answerAsk, { id, accepts })).answer);
    });
  const moment = (instant: string) =>
    new Date(instant).toLocaleString(locale[language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: timezone,
    });
  const nothing = !failure && !failed && !given && !data?.length;
  return (
    <section className={nothing ? undefined : frame.part} aria-label={text.title}>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {failed && <FailureNotice failure={failed} retry={reload} />}
      <div role="status">
        {given && <Notice kind={given === 'yes' ? 'success' : 'info'} title={text.given[given]} />}
      </div>
      {data && data.length > 0 && <h2>{text.title}</h2>}
      <ul className={`plain-list ${styles.list}`}>
        {data?.map((one) => {
          const animals = animalsOf(one.species, one.count)[language];
          return (
            <li key={one.id} className={styles.card}>
              <h3>{text.heading(animals)}</h3>
              <p className={styles.words}>{one.words}</p>
              <p className={styles.soft}>{text.until(one.author, moment(one.expiresAt))}</p>
              <div className={styles.ways}>
                <Button
                  size="small"
                  icon="check"
                  aria-label={text.yesTo(animals)}
                  aria-disabled={busy || undefined}
                  onClick={() => answer(one, true)}
                >
                  {text.yes}
                </Button>
                <Button
                  size="small"
                  variant="outline"
                  aria-label={text.noTo(animals)}
                  aria-disabled={busy || undefined}
                  onClick={() => answer(one, false)}
                >
                  {text.no}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
