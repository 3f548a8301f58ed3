import { useState } from 'react';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useToday } from '#app/site.ts';
import { restrictionLimits } from '#domain/adoption/restriction.ts';
import { addDays } from '#domain/dates.ts';
import { restrictApplicant } from './warning-calls.ts';

interface Props {
  applicationId: string;
  onDone: () => void;
  onClose: () => void;
}

/** Proposed, in days. */
const usual = 365;

/** Puts who applied on the list of those who may not adopt. */
export function RestrictDialog({ applicationId, onDone, onClose }: Props) {
  const text = useReceivedText().warnings.restrict;
  const today = useToday();
  const { keyOf } = useIdempotencyKey();
  const [reason, setReason] = useState('');
  const [label, setLabel] = useState('');
  const [until, setUntil] = useState(addDays(today, usual));
  const values = { reason, label, until };
  return (
    <ConfirmDialog
      title={text.title}
      action={text.yes}
      onClose={onClose}
      run={async () => {
        await restrictApplicant(applicationId, values, keyOf(values));
        onDone();
      }}
    >
      <p>{text.lead}</p>
      <TextField
        multiline
        rows={3}
        required
        label={text.reason}
        hint={text.reasonHint}
        maxLength={restrictionLimits.text}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <TextField
        type="date"
        label={text.until}
        min={today}
        max={addDays(today, restrictionLimits.longest)}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
      />
      <TextField
        label={text.label}
        hint={text.labelHint}
        maxLength={restrictionLimits.label}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
    </ConfirmDialog>
  );
}
