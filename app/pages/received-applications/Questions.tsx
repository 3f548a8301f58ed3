import type { ShownApplication } from '#app/adoption/application.ts';
import styles from '#app/adoption/Talk.module.css';
import { TalkForm } from '#app/adoption/TalkForm.tsx';
import { call } from '#app/api/call.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { askFamily } from '#domain/adoption/talk-calls.ts';

interface Props extends Pick<ShownApplication, 'questions'> {
  applicationId: string;
  /** Whether the application is open, and the reader's to decide. */
  mayTalk: boolean;
}

/** What the rescuer asked, and what the family answered. */
export function Questions({ applicationId, questions, mayTalk }: Props) {
  const text = useReceivedText().talk.questions;
  const language = useLanguage();
  return (
    <>
      {questions.length === 0 && <p className={styles.none}>{text.none}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {questions.map(({ id, askedAt, text: question, answer, answeredAt }) => (
          <li key={id} className={styles.entry}>
            <p className={styles.words}>
              <strong>{question}</strong>
            </p>
            <p className={styles.when}>{formatInstant(askedAt, language)}</p>
            {answer === null ? (
              <p className={styles.none}>{text.unanswered}</p>
            ) : (
              <blockquote className={styles.answer}>
                <p className={styles.words}>{answer}</p>
                {answeredAt && <p className={styles.when}>{formatInstant(answeredAt, language)}</p>}
              </blockquote>
            )}
          </li>
        ))}
      </ul>
      {mayTalk && (
        <TalkForm
          label={text.label}
          hint={text.hint}
          action={text.send}
          done={text.done}
          send={(words, idempotencyKey) =>
            call(askFamily, { id: applicationId, text: words }, { idempotencyKey })
          }
        />
      )}
    </>
  );
}
