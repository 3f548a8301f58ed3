import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { ApiError } from '#app/api/transport/api-error.ts';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { accountDraft } from '#app/forms/drafts.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import { readSession } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { longestReply } from '#domain/contact/message-reply.ts';
import { fillReply } from '#domain/contact/saved-reply.ts';
import styles from './Message.module.css';
import { answer, findSavedReplies, type OpenMessage } from './message-calls.ts';
import { answerAnchor } from './use-list-keys.ts';

interface Props {
  message: OpenMessage;
  /** Entry of the thread, null where it had none: an answer to what came later is not sent. */
  lastSeen: string | null;
  viewer: SessionUser;
  /** The thread may be another one. */
  onChanged: () => void;
}

function wordsIn(stored: unknown): string {
  const { words } = (stored ?? {}) as { words?: unknown };
  return typeof words === 'string' ? words : '';
}

/** Answers by mail, from the organisation's address. What is typed stays in this browser until it is sent. */
export function AnswerForm({ message, lastSeen, viewer, onChanged }: Props) {
  const text = useInboxText().answer;
  const [draft] = useState(() =>
    accountDraft(viewer.id, `message:${message.folio}`, () => readSession()?.user.id),
  );
  const [words, setWords] = useState(() => wordsIn(draft.read()));
  const [announcement, setAnnouncement] = useState('');
  const [isStale, setIsStale] = useState(false);
  const { busy, failure, attempt } = useAttempt();
  const key = useIdempotencyKey();
  const box = useRef<HTMLTextAreaElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${answerAnchor}`) box.current?.focus();
  }, [hash]);

  function write(text: string) {
    setWords(text);
    if (text === '') draft.remove();
    else draft.write({ words: text });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    const content = { words: words.trim(), lastSeen };
    if (content.words === '') {
      box.current?.focus();
      return;
    }
    setAnnouncement('');
    setIsStale(false);
    attempt(async () => {
      try {
        await answer(message.folio, content, key.keyOf(content));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'threadChangedSince') throw error;
        setIsStale(true);
        onChanged();
        return;
      }
      key.forget();
      write('');
      setAnnouncement(text.sent);
      onChanged();
    });
  }

  return (
    <form id={answerAnchor} className={styles.answer} onSubmit={submit}>
      <h3>{text.title}</h3>
      <SavedReplyChoice
        message={message}
        viewer={viewer}
        insert={(filled) => {
          write(words.trim() ? `${words.trimEnd()}\n\n${filled}` : filled);
          box.current?.focus();
        }}
      />
      <TextField
        multiline
        ref={box}
        rows={8}
        label={text.label}
        hint={text.hint(message.email)}
        maxLength={longestReply}
        lang={message.language}
        value={words}
        onChange={({ target }) => write(target.value)}
      />
      <p className={styles.facts}>
        {message.intoThread ? text.intoThread : text.elsewhere(message.replyTo)}
      </p>
      {failure && <FailureNotice failure={failure} />}
      {isStale && (
        <Notice kind="warning" title={text.changed} announce>
          <p>{text.changedText}</p>
        </Notice>
      )}
      <div className={styles.ways}>
        <SubmitButton icon="mail" busy={busy} busyLabel={text.sending}>
          {text.send}
        </SubmitButton>
        <span role="status">{announcement}</span>
      </div>
    </form>
  );
}

function SavedReplyChoice({
  message,
  viewer,
  insert,
}: Pick<Props, 'message' | 'viewer'> & { insert: (text: string) => void }) {
  const text = useInboxText().answer;
  const { data: replies = [] } = useLoaded(findSavedReplies);
  const [chosenId, setChosenId] = useState('');
  if (replies.length === 0) return null;
  const { name, subject, folio, language } = message;
  const values = { name, subject, folio: String(folio), signature: viewer.name };
  const chosen = replies.find(({ id }) => id === chosenId);
  return (
    <div className={styles.ways}>
      <SelectField
        label={text.saved}
        value={chosen ? chosenId : ''}
        empty={text.choose}
        options={replies.map((one) => ({ value: one.id, label: one.name }))}
        onChange={({ target }) => setChosenId(target.value)}
      />
      <Button
        size="small"
        variant="outline"
        disabled={!chosen}
        onClick={() => chosen && insert(fillReply(chosen[language], values))}
      >
        {text.insert}
      </Button>
    </div>
  );
}
