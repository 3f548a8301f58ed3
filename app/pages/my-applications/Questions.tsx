import { call } from '#app/api/call.ts';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { schemaRules } from '#app/forms/schema-rules.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { ShownQuestion } from '#domain/adoption/application-shapes.ts';
import { talkInput, talkLimits } from '#domain/adoption/application-talk.ts';
import { answerQuestion } from '#domain/adoption/talk-calls.ts';
import type { OwnApplication } from './own-calls.ts';
import { Part } from './Part.tsx';
import styles from './Talk.module.css';

interface Props {
  application: OwnApplication;
  /** Not once it is closed. */
  canChange: boolean;
  onDone: (message: string) => void;
}

/** What the family was asked; those without an answer come first. */
export function Questions({ application, canChange, onDone }: Props) {
  const text = useMyApplicationsText().questions;
  const language = useLanguage();
  if (application.questions.length === 0) return null;
  const inOrder = application.questions.toSorted(
    (one, other) => Number(one.answer !== null) - Number(other.answer !== null),
  );
  return (
    <Part title={text.title}>
      <ul className={`plain-list ${styles.list}`}>
        {inOrder.map((question) => {
          const { id, askedAt, text: asked, answer } = question;
          const isOpen = answer === null && canChange;
          return (
            <li key={id} className={styles.entry} data-open={isOpen}>
              <p className={styles.asked}>{asked}</p>
              <p className={styles.when}>{text.asked(formatInstant(askedAt, language))}</p>
              {isOpen && <Answer application={application} question={question} onDone={onDone} />}
              {answer !== null && (
                <p className={styles.quote}>
                  <strong>{text.answered}:</strong> {answer}
                </p>
              )}
              {answer === null && !canChange && <p>{text.unanswered}</p>}
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

interface AnswerProps extends Pick<Props, 'application' | 'onDone'> {
  question: ShownQuestion;
}

function Answer({ application, question, onDone }: AnswerProps) {
  const text = useMyApplicationsText().questions;
  const form = useForm({
    rules: schemaRules(talkInput),
    defaults: { text: '' },
    async send({ text: answer }) {
      await call(answerQuestion, { id: application.id, questionId: question.id, text: answer });
      onDone(text.done);
    },
  });
  return (
    <SchemaForm state={form} label={question.text}>
      <TextField
        multiline
        rows={3}
        label={text.answer}
        maxLength={talkLimits.text}
        {...form.field('text')}
      />
      <div>
        <SubmitButton busy={form.busy} busyLabel={text.sending} size="small">
          {text.send}
        </SubmitButton>
      </div>
    </SchemaForm>
  );
}
