import { useState } from 'react';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { requestLimits } from '#domain/fostering/foster-request.ts';
import { reopenRequest, type ShownRequest } from './request-calls.ts';

interface Props {
  request: ShownRequest;
  onAsked: (count: number) => void;
  onClose: () => void;
}

/** The home that said yes cannot after all. */
export function ReopenDialog({ request, onAsked, onClose }: Props) {
  const text = useFosteringText().requests;
  const [hours, setHours] = useState('4');
  return (
    <ConfirmDialog
      title={text.reopenTitle}
      action={text.reopen}
      onClose={onClose}
      run={async () => onAsked(await reopenRequest(request.id, hours))}
    >
      <p>{text.reopenText}</p>
      <SelectField
        name="horas"
        label={text.form.hours}
        value={hours}
        options={requestLimits.hours.map((one) => ({
          value: String(one),
          label: text.form.within(one),
        }))}
        onChange={({ target }) => setHours(target.value)}
      />
    </ConfirmDialog>
  );
}
