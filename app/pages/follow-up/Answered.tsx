import { type SubmitEvent, useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useFollowUpText } from '#app/i18n/follow-up/use-follow-up-text.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type FollowUpAnswer, followUpLimits } from '#domain/adoption/follow-up.ts';
import { type AskedFollowUp, answerFollowUp } from '#domain/adoption/follow-up-calls.ts';
import styles from './FollowUp.module.css';
import { Heading } from './Heading.tsx';
import { SendPhotos } from './SendPhotos.tsx';

interface Props {
  linkKey: string;
  followUp: AskedFollowUp & { answer: FollowUpAnswer };
  pets: string;
  /** Somebody has just answered. */
  focus: boolean;
  onChange: () => void;
}

/** What became of the answer, and room for words. */
export function Answered({ linkKey, followUp, pets, focus, onChange }: Props) {
  const text = useFollowUpText();
  const language = useLanguage();
  const [words, setWords] = useState('');
  const [isSent, setSent] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  const { answer, openUntil } = followUp;
  const { title, text: thanks } = text.thanks[answer];

  function send(event: SubmitEvent) {
    event.preventDefault();
    const trimmed = words.trim();
    if (!trimmed) return;
    attempt(async () => {
      await call(answerFollowUp, { key: linkKey, answer, words: trimmed });
      setSent(true);
    });
  }

  return (
    <>
      <Heading focus={focus}>{title}</Heading>
      <p>{thanks(pets, followUp.petNames.length > 1)}</p>
      {isSent ? (
        <Notice kind="success" title={text.sent} announce />
      ) : (
        <form method="post" className={styles.form} onSubmit={send}>
          <TextField
            multiline
            label={text.words}
            hint={text.wordsHint}
            maxLength={followUpLimits.words}
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          {failure && <FailureNotice failure={failure} />}
          <div>
            <SubmitButton busy={busy} busyLabel={text.send}>
              {text.send}
            </SubmitButton>
          </div>
        </form>
      )}
      <SendPhotos linkKey={linkKey} pets={pets} />
      <div className={styles.quiet}>
        {openUntil && <p>{text.changeUntil(formatInstant(openUntil, language))}</p>}
        <Button variant="quiet" onClick={onChange}>
          {text.change}
        </Button>
      </div>
    </>
  );
}
