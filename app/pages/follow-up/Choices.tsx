import { useId } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import type { IconName } from '#app/components/Icon.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFollowUpText } from '#app/i18n/follow-up/use-follow-up-text.ts';
import type { FollowUpAnswer } from '#domain/adoption/follow-up.ts';
import { answerFollowUp } from '#domain/adoption/follow-up-calls.ts';
import styles from './FollowUp.module.css';

interface Props {
  linkKey: string;
  onAnswered: () => void;
}

const icons = { well: 'heart', doubts: 'chat', help: 'warning' } as const satisfies Partial<
  Record<FollowUpAnswer, IconName>
>;
const usual = ['well', 'doubts', 'help'] as const;

/** One tap answers. */
export function Choices({ linkKey, onAnswered }: Props) {
  const text = useFollowUpText();
  const { busy, failure, attempt } = useAttempt();
  const hint = useId();
  const send = (answer: FollowUpAnswer) =>
    attempt(async () => {
      await call(answerFollowUp, { key: linkKey, answer });
      onAnswered();
    });
  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <fieldset className={styles.choices} aria-busy={busy}>
        <legend className="visually-hidden">{text.choose}</legend>
        {usual.map((answer) => (
          <Button
            key={answer}
            variant={answer === 'well' ? 'primary' : 'outline'}
            icon={icons[answer]}
            onClick={() => send(answer)}
          >
            {text.answers[answer]}
          </Button>
        ))}
      </fieldset>
      <div className={styles.quiet}>
        <p id={hint}>{text.notWorkingHint}</p>
        <Button variant="quiet" aria-describedby={hint} onClick={() => send('notWorking')}>
          {text.answers.notWorking}
        </Button>
      </div>
    </>
  );
}
