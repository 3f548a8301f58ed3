import { type FormEvent, useState } from 'react';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { talkLimits } from '#domain/adoption/application-talk.ts';
import styles from './Talk.module.css';

interface Props {
  label: string;
  hint: string;
  action: string;
  /** What is said to screen readers once it is there. */
  done: string;
  /** @throws ApiError */
  send: (text: string, idempotencyKey: IdempotencyKey) => Promise<void>;
}

/** A box of text that is sent by itself. */
export function TalkForm({ label, hint, action, done, send }: Props) {
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const { busy, failure, attempt } = useAttempt();
  const key = useIdempotencyKey();

  function submit(event: FormEvent) {
    event.preventDefault();
    const words = text.trim();
    if (words === '') return;
    setAnnouncement('');
    attempt(async () => {
      await send(words, key.keyOf({ words }));
      key.forget();
      setText('');
      setAnnouncement(done);
    });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        multiline
        rows={3}
        label={label}
        hint={hint}
        maxLength={talkLimits.text}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.ways}>
        <Button type="submit" size="small" disabled={busy || text.trim() === ''}>
          {action}
        </Button>
        <span role="status">{announcement}</span>
      </div>
    </form>
  );
}
