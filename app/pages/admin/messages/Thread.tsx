import { useState } from 'react';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import {
  type OpenMessage,
  sendAnswerAgain,
  type ThreadEntry,
} from '#domain/contact/inbox-calls.ts';
import { canBeSentAgain } from '#domain/contact/message-reply.ts';
import { normalizeEmail } from '#domain/email.ts';
import styles from './Message.module.css';

interface Props {
  message: OpenMessage;
  mayAnswer: boolean;
}

/** What was written, the oldest first. */
export function Thread({ message, mayAnswer }: Props) {
  const text = useInboxText().message;
  const when = useSiteInstant();
  const { name, createdAt, text: words, language } = message;
  return (
    <section aria-labelledby="message-thread">
      <h3 id="message-thread">{text.thread}</h3>
      <ol className={`plain-list ${styles.thread}`}>
        <li className={styles.entry}>
          <p className={styles.facts}>
            <strong>{text.fromPerson(name)}</strong>,{' '}
            <time dateTime={createdAt}>{when(createdAt)}</time>
          </p>
          <p className={styles.words} lang={language}>
            {words}
          </p>
        </li>
        {message.thread.map((entry) => (
          <Entry key={entry.id} entry={entry} message={message} mayAnswer={mayAnswer} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry, message, mayAnswer }: Props & { entry: ThreadEntry }) {
  const inbox = useInboxText();
  const text = inbox.message;
  const when = useSiteInstant();
  const isSent = entry.direction === 'sent';
  const isOther = !isSent && normalizeEmail(entry.from) !== normalizeEmail(message.email);
  const names = entry.attachments.map((name) => name || text.unnamed).join(', ');
  return (
    <li className={styles.entry} data-direction={entry.direction}>
      <p className={styles.facts}>
        <strong>
          {isSent
            ? text.fromTeam(entry.author?.name || inbox.someone)
            : text.fromPerson(message.name)}
        </strong>
        , <time dateTime={entry.createdAt}>{when(entry.createdAt)}</time>
        {entry.isAutomatic && ` · ${text.automatic}`}
      </p>
      {isOther && <p className={styles.warning}>{text.fromOther(entry.from)}</p>}
      {entry.text && (
        <p className={styles.words} lang={message.language}>
          {entry.text}
        </p>
      )}
      {entry.quoted && (
        <details>
          <summary>{text.quoted}</summary>
          <p className={`${styles.words} ${styles.facts}`} lang={message.language}>
            {entry.quoted}
          </p>
        </details>
      )}
      {entry.attachments.length > 0 && <p className={styles.warning}>{text.attachments(names)}</p>}
      {isSent && entry.delivery && <Delivery entry={entry} mayAnswer={mayAnswer} />}
    </li>
  );
}

function Delivery({
  entry: { id, delivery },
  mayAnswer,
}: Pick<Props, 'mayAnswer'> & { entry: ThreadEntry }) {
  const text = useInboxText().message;
  const { busy, failure, attempt } = useAttempt();
  const [announcement, setAnnouncement] = useState('');
  if (!delivery) return null;
  return (
    <>
      <p className={styles.facts} data-delivery={delivery}>
        {text.deliveries[delivery]}
      </p>
      {mayAnswer && canBeSentAgain(delivery) && (
        <Button
          size="small"
          variant="outline"
          disabled={busy}
          onClick={() =>
            attempt(async () => {
              await call(sendAnswerAgain, { id });
              setAnnouncement(text.sentAgain);
            })
          }
        >
          {text.again}
        </Button>
      )}
      <span role="status">{announcement}</span>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
