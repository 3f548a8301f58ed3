import { useState } from 'react';
import { PrivatePhotos } from '#app/adoption/PrivatePhotos.tsx';
import styles from '#app/adoption/Talk.module.css';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  appointmentKind,
  talkLimits,
  type VisitOutcome,
  visitResults,
} from '#domain/adoption/application-talk.ts';
import { noteOutcome, removeOutcome } from '#domain/adoption/appointment-calls.ts';

interface Props {
  applicationId: string;
  outcomes: readonly VisitOutcome[];
  mayTalk: boolean;
}

/** For those who decide alone: how each call and visit went, with photos. */
export function Outcomes({ applicationId, outcomes, mayTalk }: Props) {
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
        <OutcomeForm applicationId={applicationId} />
      )}
      {removed && (
        <ConfirmDialog
          title={text.removeTitle}
          action={text.remove}
          decline={text.removeNo}
          run={async () => {
            await call(removeOutcome, { applicationId, outcomeId: removed.id });
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

function OutcomeForm({ applicationId }: Pick<Props, 'applicationId'>) {
  const { outcomes: text, appointments } = useReceivedText().talk;
  const [announcement, setAnnouncement] = useState('');
  const form = useForm({
    defaults: { kind: 'visit', result: '', text: '' },
    async send({ kind, result, text: words }, { keyOf }) {
      setAnnouncement('');
      const noted = { id: applicationId, kind, result, text: words.trim() };
      await call(noteOutcome, noted, { idempotencyKey: keyOf(noted) });
    },
    onSent() {
      form.form.reset({ ...form.form.getValues(), result: '', text: '' });
      setAnnouncement(text.saved);
    },
  });

  return (
    <SchemaForm state={form}>
      <ChoiceField
        label={text.kind}
        options={appointmentKind.values.map((value) => ({
          value,
          label: appointments.kinds[value],
        }))}
        {...form.field('kind')}
      />
      <ChoiceField
        label={text.result}
        options={visitResults.values.map((value) => ({ value, label: text.results[value] }))}
        {...form.field('result', { required: 'chooseOption' })}
      />
      <TextField
        multiline
        rows={3}
        label={text.label}
        hint={text.hint}
        maxLength={talkLimits.text}
        {...form.field('text')}
      />
      <div className={styles.ways}>
        <Button type="submit" size="small" aria-disabled={form.busy || undefined}>
          {text.save}
        </Button>
        <span role="status">{announcement}</span>
      </div>
    </SchemaForm>
  );
}
