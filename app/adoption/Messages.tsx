import { call } from '#app/api/call.ts';
import { useApplicationTalkText } from '#app/i18n/application-talk.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { talkingStates } from '#domain/adoption/application-machine.ts';
import type { TalkSide } from '#domain/adoption/application-talk.ts';
import { writeMessage } from '#domain/adoption/talk-calls.ts';
import type { ShownApplication } from './application.ts';
import styles from './Talk.module.css';
import { TalkForm } from './TalkForm.tsx';

interface Props {
  application: Pick<ShownApplication, 'id' | 'status' | 'messages'>;
  /** The reader's; undefined for whoever only reads. */
  side: TalkSide | undefined;
}

/** What both sides wrote to each other of their own accord, the oldest first. */
export function Messages({ application: { id, status, messages }, side }: Props) {
  const text = useApplicationTalkText().messages;
  const language = useLanguage();
  return (
    <>
      {messages.length === 0 && <p className={styles.none}>{text.none}</p>}
      <ul className={`plain-list ${styles.list}`}>
        {messages.map(({ id: messageId, by, text: words, writtenAt }) => (
          <li key={messageId} className={styles.entry}>
            <p className={styles.when}>
              <strong>{by === 'family' && side === 'family' ? text.you : text.by[by]}</strong> ·{' '}
              {formatInstant(writtenAt, language)}
            </p>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </ul>
      {side && talkingStates.includes(status) && (
        <TalkForm
          label={text.label}
          hint={text.hint[side]}
          action={text.send}
          done={text.done}
          send={(words, idempotencyKey) =>
            call(writeMessage, { id, text: words }, { idempotencyKey })
          }
        />
      )}
    </>
  );
}
