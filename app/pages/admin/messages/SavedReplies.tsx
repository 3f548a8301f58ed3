import { useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import type { SavedReply } from '#domain/contact/saved-reply.ts';
import { findSavedReplies, removeSavedReply } from '#domain/contact/saved-reply-calls.ts';
import styles from './Message.module.css';
import { SavedReplyDialog } from './SavedReplyDialog.tsx';

/** Texts that answers are begun with; who may not keep them reads them. */
export function SavedReplies({ mayAnswer }: { mayAnswer: boolean }) {
  const text = useInboxText().saved;
  const { data: replies, failure, reload } = useCall(findSavedReplies, {});
  const [edited, setEdited] = useState<{ reply: SavedReply | undefined }>();
  const [removed, setRemoved] = useState<SavedReply>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  const done = (title: string) => setOutcome({ kind: 'success', title });
  return (
    <>
      <p>{text.lead}</p>
      <p className={styles.facts}>{text.fields}</p>
      {mayAnswer && (
        <div>
          <Button icon="plus" size="small" onClick={() => setEdited({ reply: undefined })}>
            {text.add}
          </Button>
        </div>
      )}
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={outcomeRef} />
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!replies && !failure && <LoadingScreen />}
      {replies?.length === 0 && <EmptyState title={text.none} />}
      <ul className={`plain-list ${styles.thread}`}>
        {replies?.map((reply) => (
          <li key={reply.id} className={styles.entry}>
            <h3>{reply.name}</h3>
            <p className={styles.words} lang="es">
              {reply.es}
            </p>
            <p className={`${styles.words} ${styles.facts}`} lang="en">
              {reply.en}
            </p>
            {mayAnswer && (
              <div className={styles.ways}>
                <Button size="small" variant="outline" onClick={() => setEdited({ reply })}>
                  {text.edit}
                  <span className="visually-hidden">: {reply.name}</span>
                </Button>
                <Button size="small" variant="quiet" onClick={() => setRemoved(reply)}>
                  {text.remove}
                  <span className="visually-hidden">: {reply.name}</span>
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {edited && (
        <SavedReplyDialog
          reply={edited.reply}
          onSaved={(name) => {
            setEdited(undefined);
            done(text.saved(name));
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && (
        <ConfirmDialog
          title={text.removeTitle(removed.name)}
          action={text.remove}
          onClose={() => setRemoved(undefined)}
          run={async () => {
            await call(removeSavedReply, { id: removed.id });
            done(text.removed(removed.name));
          }}
        >
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
