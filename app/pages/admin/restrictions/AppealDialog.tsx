import { useState } from 'react';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useRestrictionsText } from '#app/i18n/restrictions/use-restrictions-text.ts';
import {
  type AppealOutcome,
  appealOutcomes,
  restrictionLimits,
} from '#domain/adoption/restriction.ts';
import { noteAppeal } from './restrictions.ts';

interface Props {
  id: string;
  onDone: () => void;
  onClose: () => void;
}

/** What the person objects, and what was decided about it. */
export function AppealDialog({ id, onDone, onClose }: Props) {
  const text = useRestrictionsText();
  const [words, setWords] = useState('');
  const [outcome, setOutcome] = useState<AppealOutcome>('pending');
  return (
    <ConfirmDialog
      title={text.appeal.title}
      action={text.appeal.yes}
      onClose={onClose}
      run={async () => {
        await noteAppeal(id, words, outcome);
        onDone();
      }}
    >
      <TextField
        multiline
        rows={4}
        label={text.appeal.text}
        hint={text.appeal.hint}
        maxLength={restrictionLimits.text}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <SelectField
        label={text.appeal.outcome}
        value={outcome}
        options={appealOutcomes.values.map((one) => ({ value: one, label: text.outcomes[one] }))}
        onChange={({ target }) => setOutcome(target.value as AppealOutcome)}
      />
    </ConfirmDialog>
  );
}
