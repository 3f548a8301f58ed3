import { useState } from 'react';
import { useParams } from 'react-router';
import { call } from '#app/api/call.ts';
import { ApiError } from '#app/api/transport/api-error.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import styles from '#app/dedications/Card.module.css';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useDedicationText } from '#app/i18n/dedications/use-dedication-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { refuseCards } from '#domain/dedications/dedication-calls.ts';
import { pathFor } from '#domain/site-map.ts';

/** Where the link of a card leads whoever wants no other one. Opening it changes nothing. */
export default function CardRefusalPage() {
  const text = useDedicationText().refusal;
  const language = useLanguage();
  const { key = '' } = useParams();
  const [outcome, setOutcome] = useState<'done' | 'unknown'>();
  const { busy, failure, attempt } = useAttempt();

  const refuse = () =>
    attempt(async () => {
      try {
        await call(refuseCards, { key });
        setOutcome('done');
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        setOutcome('unknown');
      }
    });

  return (
    <Wrap className={styles.page}>
      <PageHead title={text.title} description={text.description} noIndex />
      <h1>{text.title}</h1>
      {outcome === 'done' && (
        <Notice kind="success" title={text.done} announce>
          <p>{text.doneText}</p>
        </Notice>
      )}
      {outcome === 'unknown' && (
        <Notice kind="warning" title={text.unknownTitle} announce>
          <p>{text.unknownText}</p>
          <ButtonLink to={pathFor('contact', language)} variant="outline" size="small">
            {text.contact}
          </ButtonLink>
        </Notice>
      )}
      {outcome === undefined && (
        <>
          <p>{text.text}</p>
          {failure && <FailureNotice failure={failure} />}
          <Button aria-disabled={busy || undefined} onClick={refuse}>
            {text.button}
          </Button>
        </>
      )}
    </Wrap>
  );
}
