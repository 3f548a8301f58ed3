import { useState } from 'react';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { Button } from '#app/components/Button.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { talkLimits } from '#domain/adoption/application-talk.ts';
import styles from './Talk.module.css';

interface Props {
  label: string;
  hint: string;
  action: string;
  /** What is said to screen readers once it is there. */
  done: string;
  /** @throws ApiError */
  send: (text: string, idempotencyKey: IdempotencyKey) => Promise<unknown>;
}

/** A box of text that is sent by itself. */
export function TalkForm({ label, hint, action, done, send }: Props) {
  const [announcement, setAnnouncement] = useState('');
  const form = useForm({
    defaults: { text: '' },
    async send({ text }, { keyOf }) {
      setAnnouncement('');
      const words = text.trim();
      await send(words, keyOf({ words }));
    },
    onSent() {
      form.form.reset();
      setAnnouncement(done);
    },
  });

  return (
    <SchemaForm state={form}>
      <TextField
        multiline
        rows={3}
        label={label}
        hint={hint}
        maxLength={talkLimits.text}
        {...form.field('text', { required: 'required' })}
      />
      <div className={styles.ways}>
        <Button type="submit" size="small" aria-disabled={form.busy || undefined}>
          {action}
        </Button>
        <span role="status">{announcement}</span>
      </div>
    </SchemaForm>
  );
}
