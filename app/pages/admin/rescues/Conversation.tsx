import { useState } from 'react';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import { type RescueFile, writeToReporter } from '#domain/rescues/rescue-desk-calls.ts';
import { rescueLimits } from '#domain/rescues/rescue-input.ts';
import styles from './Rescues.module.css';

/** What the desk and whoever reported write to each other. */
export function Conversation({ report }: { report: RescueFile }) {
  const desk = useRescueDeskText();
  const text = desk.one;
  const when = useSiteInstant();
  const { folio, entries, name, language } = report;
  const [announcement, setAnnouncement] = useState('');
  const form = useForm({
    defaults: { text: '' },
    async send(said, { keyOf }) {
      setAnnouncement('');
      const content = { folio, ...said };
      await call(writeToReporter, content, { idempotencyKey: keyOf(content) });
    },
    onSent() {
      form.form.reset();
      setAnnouncement(text.sent);
    },
  });
  return (
    <section className={styles.talk} aria-labelledby="rescue-talk">
      <h3 id="rescue-talk">{text.talk}</h3>
      {entries.length === 0 && <p className={styles.soft}>{text.noTalk}</p>}
      <ol className="plain-list">
        {entries.map((entry) => (
          <li key={entry.id} data-ours={entry.isOurs || undefined}>
            <p className={styles.soft}>
              <strong>
                {entry.isOurs ? entry.author?.name || desk.someone : text.reporter(name)}
              </strong>
              , <time dateTime={entry.createdAt}>{when(entry.createdAt)}</time>
            </p>
            <p className={styles.words} lang={language}>
              {entry.text}
            </p>
          </li>
        ))}
      </ol>
      <SchemaForm state={form}>
        <TextField
          multiline
          rows={4}
          label={text.write}
          hint={text.writeHint}
          maxLength={rescueLimits.entry}
          lang={language}
          {...form.field('text', { required: 'required' })}
        />
        <div className={styles.ways}>
          <SubmitButton icon="mail" busy={form.busy} busyLabel={text.sending}>
            {text.send}
          </SubmitButton>
          <span role="status">{announcement}</span>
        </div>
      </SchemaForm>
    </section>
  );
}
