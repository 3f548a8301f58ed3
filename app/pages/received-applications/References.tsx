import { useState } from 'react';
import styles from '#app/adoption/Talk.module.css';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { FactList } from '#app/components/FactList.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useReferenceText } from '#app/i18n/reference/use-reference-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  askReferences,
  findReferences,
  type ShownReference,
} from '#domain/adoption/reference-calls.ts';
import { mayAskReferences } from '#domain/adoption/reference-check.ts';
import type { ReceivedApplication } from './received-calls.ts';

interface Props {
  application: Pick<ReceivedApplication, 'id' | 'status' | 'profile'>;
}

/** For those who decide alone: who was asked about the family, and what they said. */
export function References({ application: { id, status, profile } }: Props) {
  const text = useReferenceText().list;
  const named = { applicationId: id };
  const { data, failure, reload } = useCall(findReferences, named);
  const { busy, failure: refusal, attempt } = useAttempt();
  const [asked, setAsked] = useState<number>();
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  const reachable = (profile?.references ?? []).filter(({ email }) => email).length;
  const mayAsk = mayAskReferences(status) && reachable > data.length;
  const send = () =>
    attempt(async () => {
      setAsked((await call(askReferences, named)).asked);
    });
  return (
    <>
      <p className={styles.none}>{text.lead}</p>
      {data.length === 0 && <p>{text.none}</p>}
      {data.length === 0 && reachable > 0 && !mayAsk && <p className={styles.none}>{text.later}</p>}
      <ul className={`plain-list ${styles.list}`} aria-label={text.title}>
        {data.map((one) => (
          <Reference key={one.id} reference={one} />
        ))}
      </ul>
      {asked !== undefined && <Notice kind="success" title={text.asked(asked)} announce />}
      {refusal && <FailureNotice failure={refusal} />}
      {mayAsk && (
        <div>
          <Button size="small" variant="outline" icon="mail" disabled={busy} onClick={send}>
            {text.ask}
          </Button>
        </div>
      )}
    </>
  );
}

function Reference({ reference }: { reference: ShownReference }) {
  const { list: text, knownForAnswers, trustAnswers } = useReferenceText();
  const language = useLanguage();
  const { name, relation, answer, askedAt, answeredAt } = reference;
  const state = reference.state ?? 'asked';
  const { states } = text;
  const moment = formatInstant(answeredAt ?? askedAt, language);
  const stateText = state === 'declined' ? states.declined : states[state](moment);
  if (!name) {
    return <li className={styles.entry}>{text.forgotten}</li>;
  }
  return (
    <li className={styles.entry}>
      <p>
        <strong>{name}</strong>
        {relation && ` · ${relation}`}
      </p>
      <p className={styles.when}>{stateText}</p>
      {answer && (
        <FactList single>
          <div>
            <dt>{text.knownFor}</dt>
            <dd>{knownForAnswers[answer.knownFor]}</dd>
          </div>
          <div>
            <dt>{text.how}</dt>
            <dd>{answer.how}</dd>
          </div>
          <div>
            <dt>{text.trust}</dt>
            <dd>{trustAnswers[answer.trust]}</dd>
          </div>
          {answer.words && (
            <div>
              <dt>{text.words}</dt>
              <dd className={styles.words}>{answer.words}</dd>
            </div>
          )}
        </FactList>
      )}
    </li>
  );
}
