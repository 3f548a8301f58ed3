import { type FormEvent, useState } from 'react';
import { PrivatePhotos } from '#app/adoption/PrivatePhotos.tsx';
import styles from '#app/adoption/Talk.module.css';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  type AppointmentKind,
  appointmentKind,
  talkLimits,
  type VisitOutcome,
  type VisitResult,
  visitResults,
} from '#domain/adoption/application-talk.ts';
import { noteOutcome, removeOutcome } from './talk-calls.ts';

interface Props {
  applicationId: string;
  outcomes: readonly VisitOutcome[];
  mayTalk: boolean;
  onChanged: () => void;
}

/** For those who decide alone: how each call and visit went, with photos. */
export function Outcomes({ applicationId, outcomes, mayTalk, onChanged }: Props) {
  const text = useReceivedText().talk.outcomes;
  const [removed, setRemoved] = useState<VisitOutcome>();
  return (
    <>
      <p className={styles.none}>{text.lead}</p>
      <ul className={`plain-list ${styles.list}`}>
        {outcomes.map((one) => (
          <Outcome
            key={one.id}
            applicationId={applicationId}
            outcome={one}
            mayTalk={mayTalk}
            onRemove={() => setRemoved(one)}
          />
        ))}
      </ul>
      {mayTalk && outcomes.length < talkLimits.outcomes && (
        <OutcomeForm applicationId={applicationId} onSaved={onChanged} />
      )}
      {removed && (
        <ConfirmDialog
          title={text.removeTitle}
          action={text.remove}
          decline={text.removeNo}
          run={async () => {
            await removeOutcome(applicationId, removed.id);
            onChanged();
          }}
          onClose={() => setRemoved(undefined)}
        >
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface OutcomeProps extends Pick<Props, 'applicationId' | 'mayTalk'> {
  outcome: VisitOutcome;
  onRemove: () => void;
}

function Outcome({ applicationId, outcome, mayTalk, onRemove }: OutcomeProps) {
  const { outcomes: text, appointments } = useReceivedText().talk;
  const language = useLanguage();
  const { id, kind, result, text: words, notedAt } = outcome;
  const title = `${appointments.kinds[kind]}: ${text.results[result]}`;
  return (
    <li className={styles.entry}>
      <p>
        <strong>{title}</strong>
      </p>
      <p className={styles.when}>{formatInstant(notedAt, language)}</p>
      {words && <p className={styles.words}>{words}</p>}
      <PrivatePhotos folder={`visita/${applicationId}_${id}/`} mayChange={mayTalk} />
      <Button
        size="small"
        variant="quiet"
        icon="trash"
        aria-label={text.removeNamed(title)}
        onClick={onRemove}
      >
        {text.remove}
      </Button>
    </li>
  );
}

function OutcomeForm({ applicationId, onSaved }: { applicationId: string; onSaved: () => void }) {
  const { outcomes: text, appointments } = useReceivedText().talk;
  const [kind, setKind] = useState<AppointmentKind>('visit');
  const [result, setResult] = useState<VisitResult>();
  const [words, setWords] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const { busy, failure, attempt } = useAttempt();
  const key = useIdempotencyKey();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!result) return;
    const noted = { kind, result, text: words.trim() };
    setAnnouncement('');
    attempt(async () => {
      await noteOutcome(applicationId, noted, key.keyOf(noted));
      key.forget();
      setWords('');
      setResult(undefined);
      setAnnouncement(text.saved);
      onSaved();
    });
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <ChoiceField
        name="kind"
        label={text.kind}
        options={appointmentKind.values.map((value) => ({
          value,
          label: appointments.kinds[value],
        }))}
        value={kind}
        onChange={setKind}
      />
      <ChoiceField
        name="result"
        label={text.result}
        options={visitResults.values.map((value) => ({ value, label: text.results[value] }))}
        value={result}
        onChange={setResult}
      />
      <TextField
        multiline
        rows={3}
        label={text.label}
        hint={text.hint}
        maxLength={talkLimits.text}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.ways}>
        <Button type="submit" size="small" disabled={busy || result === undefined}>
          {text.save}
        </Button>
        <span role="status">{announcement}</span>
      </div>
    </form>
  );
}
