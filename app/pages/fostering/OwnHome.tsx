import { useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import type { FosterHomeStatus } from '#domain/fostering/foster-home.ts';
import { findOwnHome, setHomeStatus } from '#domain/fostering/foster-home-calls.ts';
import styles from './Fostering.module.css';
import { HomeFacts } from './HomeFacts.tsx';
import { OfferForm } from './OfferForm.tsx';

const noticeOf = { active: 'success', paused: 'warning', ended: 'info' } as const;

/** What somebody offers: as it is, or the form. */
export function OwnHome() {
  const text = useFosteringText().mine;
  const { data: home, failure, reload } = useCall(findOwnHome, {}, { isFresh: true });
  const { busy, failure: failed, attempt } = useAttempt();
  const [isEditing, setEditing] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, isEnding || isEditing);
  if (home === undefined) {
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  }
  const isOffered = home !== null && home.status !== 'ended';
  const done = (title: string) => {
    setEditing(false);
    setOutcome({ kind: 'success', title });
  };
  const change = async (status: FosterHomeStatus) => {
    await call(setHomeStatus, { status });
    done(text.changed);
  };
  return (
    <section className={frame.part} aria-labelledby="home">
      <h2 id="home">{isOffered ? text.yours : text.offer}</h2>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      {failed && <FailureNotice failure={failed} />}
      {home && <Notice kind={noticeOf[home.status]}>{text.status[home.status]}</Notice>}
      {!isOffered && <p>{text.offerLead}</p>}
      {isOffered && !isEditing ? (
        <div className={styles.card}>
          <HomeFacts home={home} />
          <p className={styles.soft}>{text.readers}</p>
          <div className={styles.ways}>
            <Button size="small" icon="pencil" onClick={() => setEditing(true)}>
              {text.change}
            </Button>
            <Button
              size="small"
              variant="outline"
              icon={home.status === 'active' ? 'pause' : 'play'}
              aria-disabled={busy || undefined}
              onClick={() => attempt(() => change(home.status === 'active' ? 'paused' : 'active'))}
            >
              {home.status === 'active' ? text.pause : text.resume}
            </Button>
            <Button size="small" variant="quiet" onClick={() => setEnding(true)}>
              {text.end}
            </Button>
          </div>
        </div>
      ) : (
        <div className={styles.form}>
          <OfferForm
            home={home}
            onSaved={() => done(text.saved)}
            {...(isOffered && { onCancel: () => setEditing(false) })}
          />
        </div>
      )}
      {isEnding && (
        <ConfirmDialog
          title={text.endTitle}
          action={text.end}
          onClose={() => setEnding(false)}
          run={() => change('ended')}
        >
          <p>{text.endText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
