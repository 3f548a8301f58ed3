import { useRef, useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  confirmPending,
  discardPending,
  findPending,
  type Pending,
} from '#domain/adoption/pending-calls.ts';
import type { PendingData } from '#domain/adoption/visitor-application.ts';
import styles from './MyApplications.module.css';
import { Part } from './Part.tsx';
import { differs, PendingDataChoice } from './PendingData.tsx';
import { usePetNames } from './PetPictures.tsx';

/** What was sent without signing in, and waits for the owner of its address. */
export function PendingApplications() {
  const text = useMyApplicationsText().pending;
  const { data, failure, reload } = useCall(findPending, {});
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, false, data);
  const done = (title: string) => setOutcome({ kind: 'success', title });
  return (
    <>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {data && data.length > 0 && (
        <Part title={text.title}>
          <p>{text.lead}</p>
          <ul className={`plain-list ${styles.cards}`}>
            {data.map((one) => (
              <li key={one.id}>
                <Entry
                  pending={one}
                  onConfirmed={(folio) => done(text.confirmed(folio))}
                  onDiscarded={() => done(text.discarded)}
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

interface EntryProps {
  pending: Pending;
  onConfirmed: (folio: number) => void;
  onDiscarded: () => void;
}

function Entry({ pending, onConfirmed, onDiscarded }: EntryProps) {
  const text = useMyApplicationsText().pending;
  const language = useLanguage();
  const names = usePetNames({ petNames: pending.pets.map(({ name }) => name) });
  const { busy, failure, attempt } = useAttempt();
  const { once } = useIdempotencyKey();
  const [isAsking, setAsking] = useState(false);
  const { id, createdAt, message } = pending;
  const [chosen, setChosen] = useState<PendingData>();
  const [error, setError] = useState<string>();
  const confirm = () => {
    const data = chosen ?? (differs(pending) ? undefined : 'written');
    if (data === undefined) return setError(text.chooseFirst);
    const said = { id, data };
    return attempt(async () => {
      const { folio } = await once(said, (idempotencyKey) =>
        call(confirmPending, said, { idempotencyKey }),
      );
      onConfirmed(folio);
    });
  };
  return (
    <article className={styles.pending}>
      <h3>{names}</h3>
      <p>{text.sentOn(formatInstant(createdAt, language))}</p>
      {message && <p>{message}</p>}
      <PendingDataChoice
        pending={pending}
        chosen={chosen}
        error={error}
        onChoose={(data) => {
          setChosen(data);
          setError(undefined);
        }}
      />
      {failure && (
        <>
          <FailureNotice failure={failure} />
          <p>{text.stays}</p>
        </>
      )}
      <div className={styles.ways}>
        <Button size="small" disabled={busy} onClick={confirm}>
          {text.confirm}
        </Button>
        <Button size="small" variant="quiet" disabled={busy} onClick={() => setAsking(true)}>
          {text.discard}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={text.discardTitle(names)}
          action={text.discardConfirm}
          onClose={() => setAsking(false)}
          run={async () => {
            await call(discardPending, { id });
            onDiscarded();
          }}
        >
          <p>{text.discardText}</p>
        </ConfirmDialog>
      )}
    </article>
  );
}
