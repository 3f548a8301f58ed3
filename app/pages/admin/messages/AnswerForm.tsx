import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '#app/api/call.ts';
import { ApiError } from '#app/api/transport/api-error.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { accountDraft } from '#app/forms/drafts.ts';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { SaidByPage, useForm } from '#app/forms/use-form.ts';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import { readSession } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { answerMessage, type OpenMessage } from '#domain/contact/inbox-calls.ts';
import { longestReply } from '#domain/contact/message-reply.ts';
import { fillReply } from '#domain/contact/saved-reply.ts';
import { findSavedReplies } from '#domain/contact/saved-reply-calls.ts';
import styles from './Message.module.css';
import { answerAnchor } from './use-list-keys.ts';

interface Props {
  message: OpenMessage;
  /** Entry of the thread, null where it had none: an answer to what came later is not sent. */
  lastSeen: string | null;
  viewer: SessionUser;
  /** The thread may be another one. */
  onChanged: () => void;
}

function wordsIn(stored: unknown): { text: string } | undefined {
  const { words } = (stored ?? {}) as { words?: unknown };
  return typeof words === 'string' ? { text: words } : undefined;
}

/** Answers by mail, from the organisation's address. What is typed stays in this browser until it is sent. */
export function AnswerForm({ message, lastSeen, viewer, onChanged }: Props) {
  const text = useInboxText().answer;
  const [draft] = useState(() =>
    accountDraft(viewer.id, `message:${message.folio}`, () => readSession()?.user.id),
  );
  const [announcement, setAnnouncement] = useState('');
  const [isStale, setIsStale] = useState(false);
  const form = useForm({
    defaults: { text: '' },
    draft: {
      kept: wordsIn(draft.read()),
      write: ({ text: words }) => draft.write({ words }),
      remove: draft.remove,
    },
    async send({ text: typed }, { keyOf }) {
      setAnnouncement('');
      setIsStale(false);
      const content = { folio: message.folio, text: typed.trim(), lastSeen };
      try {
        await call(answerMessage, content, { idempotencyKey: keyOf(content) });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'threadChangedSince') throw error;
        setIsStale(true);
        onChanged();
        throw new SaidByPage();
      }
    },
    onSent() {
      form.form.reset();
      setAnnouncement(text.sent);
      onChanged();
    },
  });
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address leads here.
  useEffect(() => {
    if (hash === `#${answerAnchor}`) form.focus('text');
  }, [hash]);

  function insert(filled: string) {
    const words = form.form.getValues('text');
    const joined = words.trim() ? `${words.trimEnd()}\n\n${filled}` : filled;
    form.form.setValue('text', joined, { shouldDirty: true });
    form.focus('text');
  }

  return (
    <div className={styles.answer}>
      <SchemaForm id={answerAnchor} state={form}>
        <h3>{text.title}</h3>
        <SavedReplyChoice message={message} viewer={viewer} insert={insert} />
        <TextField
          multiline
          rows={8}
          label={text.label}
          hint={text.hint(message.email)}
          maxLength={longestReply}
          lang={message.language}
          {...form.field('text', { required: 'required' })}
        />
        <p className={styles.facts}>
          {message.intoThread ? text.intoThread : text.elsewhere(message.replyTo)}
        </p>
        {isStale && (
          <Notice kind="warning" title={text.changed} announce>
            <p>{text.changedText}</p>
          </Notice>
        )}
        <div className={styles.ways}>
          <SubmitButton icon="mail" busy={form.busy} busyLabel={text.sending}>
            {text.send}
          </SubmitButton>
          <span role="status">{announcement}</span>
        </div>
      </SchemaForm>
    </div>
  );
}

function SavedReplyChoice({
  message,
  viewer,
  insert,
}: Pick<Props, 'message' | 'viewer'> & { insert: (text: string) => void }) {
  const text = useInboxText().answer;
  const { data: replies = [] } = useCall(findSavedReplies, {});
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
