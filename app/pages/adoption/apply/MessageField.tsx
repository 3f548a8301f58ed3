import type { ComponentProps } from 'react';
import { TextField } from '#app/forms/TextField.tsx';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { applicationLimits } from '#domain/adoption/application-fields.ts';

/** The words to the rescuer, as a form registers the field. */
export function MessageField(field: ComponentProps<'textarea'> & { error?: string }) {
  const { apply: text, optional } = useAdoptionText();
  return (
    <TextField
      multiline
      rows={4}
      label={`${text.message} (${optional})`}
      hint={text.messageHint}
      maxLength={applicationLimits.message}
      {...field}
    />
  );
}
