import { type ReactNode, useState } from 'react';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { Icon } from '#app/components/Icon.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useEventMailsText } from '#app/i18n/event-mails.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { findSendings, findSentTo, type Sending, type SentTo } from '../mail-calls.ts';
import styles from './InviteDialog.module.css';
import { ScrollingList } from './ScrollingList.tsx';

/** What was mailed about an event, fetched when somebody opens it. */
export function SendingRecord({ eventId }: { eventId: string }) {
  const text = useEventMailsText().record;
  const { failure, attempt } = useAttempt();
  const [sendings, setSendings] = useState<Sending[]>();
  const load = () => attempt(async () => setSendings(await findSendings(eventId)));
  return (
    <Disclosure label={text.title} onOpen={load}>
      {failure && <FailureNotice failure={failure} retry={load} />}
      {!sendings && !failure && <p role="status">{text.loading}</p>}
      {sendings?.length === 0 && <p>{text.none}</p>}
      {sendings && sendings.length > 0 && (
        <ul className={`plain-list ${styles.record}`}>
          {sendings.map((sending) => (
            <li key={sending.id}>
              <OneSending eventId={eventId} sending={sending} />
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

function OneSending({ eventId, sending }: { eventId: string; sending: Sending }) {
  const text = useEventMailsText().record;
  const language = useLanguage();
  const writeInstant = useSiteInstant();
  const { failure, attempt } = useAttempt();
  const [people, setPeople] = useState<SentTo[]>();
  const load = () =>
    attempt(async () => setPeople(await findSentTo(eventId, sending.id, language)));
  const { kind, createdAt, actorName, recipients, sent, failed, uncertain, pending } = sending;
  return (
    <>
      <p>
        <strong>{text.kinds[kind]}</strong> · {writeInstant(createdAt)} · {text.by(actorName)}
      </p>
      <p>
        {text.to(recipients)} {text.outcome(sent, failed, uncertain, pending)}
      </p>
      <Disclosure label={text.recipients} onOpen={load}>
        {failure && <FailureNotice failure={failure} retry={load} />}
        {!people && !failure && <p role="status">{text.loading}</p>}
        <ScrollingList label={text.recipients}>
          {people?.map(({ email, sentAt, error }) => (
            <li key={email}>
              {email}: {sentAt ? text.left : (error ?? text.waiting)}
            </li>
          ))}
        </ScrollingList>
      </Disclosure>
    </>
  );
}

interface DisclosureProps {
  label: string;
  onOpen: () => void;
  children: ReactNode;
}

function Disclosure({ label, onOpen, children }: DisclosureProps) {
  return (
    <details
      className={styles.sent}
      onToggle={({ target, currentTarget }) => {
        // Not that of one within.
        if (target === currentTarget && currentTarget.open) onOpen();
      }}
    >
      <summary className={styles.more}>
        {label}
        <Icon name="chevron" size={18} />
      </summary>
      {children}
    </details>
  );
}
