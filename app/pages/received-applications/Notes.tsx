import type { ShownApplication } from '#app/adoption/application.ts';
import styles from '#app/adoption/Talk.module.css';
import { TalkForm } from '#app/adoption/TalkForm.tsx';
import { call } from '#app/api/call.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { checklist, itemOf, noteOf } from '#domain/adoption/checklist.ts';
import { addNote } from '#domain/adoption/talk-calls.ts';

interface Props extends Pick<ShownApplication, 'notes'> {
  applicationId: string;
  mayTalk: boolean;
}

/** For those who decide alone: what was seen to, and whatever else they want to remember. */
export function Notes({ applicationId, notes, mayTalk }: Props) {
  const text = useReceivedText().talk.notes;
  const language = useLanguage();
  const written = notes.filter((note) => !itemOf(note.text)).toReversed();
  const add = (words: string, idempotencyKey: IdempotencyKey) =>
    call(addNote, { id: applicationId, text: words }, { idempotencyKey });
  const signed = ({ writtenAt, author }: Props['notes'][number]) =>
    `${formatInstant(writtenAt, language)} · ${author ?? text.nobody}`;
  return (
    <>
      <p className={styles.none}>{text.lead}</p>
      <ul className={`plain-list ${styles.list}`} aria-label={text.checklist}>
        {checklist.map((item) => {
          const done = notes.find((note) => itemOf(note.text) === item);
          return (
            <li key={item.en} className={styles.check} data-done={done !== undefined}>
              <span>
                {item[language]}
                {done && <span className={styles.when}> {signed(done)}</span>}
              </span>
              {done && <Icon name="check" label={text.done} />}
              {!done && mayTalk && <Check text={item[language]} add={add} />}
            </li>
          );
        })}
      </ul>
      <ul className={`plain-list ${styles.list}`} aria-label={text.list}>
        {written.map((note) => (
          <li key={note.id} className={styles.entry}>
            <p className={styles.words}>{note.text}</p>
            <p className={styles.when}>{signed(note)}</p>
          </li>
        ))}
      </ul>
      {mayTalk && (
        <TalkForm
          label={text.label}
          hint={text.hint}
          action={text.send}
          done={text.sent}
          send={add}
        />
      )}
    </>
  );
}

interface CheckProps {
  text: string;
  add: (words: string, key: IdempotencyKey) => Promise<unknown>;
}

function Check({ text, add }: CheckProps) {
  const words = useReceivedText().talk.notes;
  const { busy, failure, attempt } = useAttempt();
  const { once } = useIdempotencyKey();
  return (
    <>
      <Button
        size="small"
        variant="outline"
        disabled={busy}
        aria-label={words.markNamed(text)}
        onClick={() =>
          attempt(async () => {
            await once({ text }, (key) => add(noteOf(text), key));
          })
        }
      >
        {words.mark}
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
