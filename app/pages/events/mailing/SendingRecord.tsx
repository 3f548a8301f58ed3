import { type ReactNode, useState } from 'react';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { useCall } from '#app/api/use-call.ts';
import { Icon } from '#app/components/Icon.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useEventMailsText } from '#app/i18n/event-mails.ts';
import { findSendings, findSentTo, type Sending } from '#domain/events/event-mail-calls.ts';
import styles from './InviteDialog.module.css';
import { ScrollingList } from './ScrollingList.tsx';

/** What was mailed about an event, fetched when somebody opens it. */
export function SendingRecord({ eventId }: { eventId: string }) {
  const text = useEventMailsText().record;
  const [isWanted, setWanted] = useState(false);
  const { data: sendings, failure, reload } = useCall(findSendings, { eventId }, { isWanted });
  return (
    <Disclosure label={text.title} onOpen={() => setWanted(true)}>
      {failure && <FailureNotice failure={failure} retry={reload} />}
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
  const writeInstant = useSiteInstant();
  const { id, kind, createdAt, actorName, sent, failed, uncertain, pending } = sending;
  const [isWanted, setWanted] = useState(false);
  const named = { eventId, sendingId: id };
  const { data: people, failure, reload } = useCall(findSentTo, named, { isWanted });
  return (
    <>
      <p>
        <strong>{text.kinds[kind]}</strong> · {writeInstant(createdAt)} · {text.by(actorName)}
      </p>
      <p>
        {text.to(sending)} {text.outcome(sent, failed, uncertain, pending)}
      </p>
      <Disclosure label={text.recipients} onOpen={() => setWanted(true)}>
        {failure && <FailureNotice failure={failure} retry={reload} />}
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
