import type { ComponentProps } from 'react';
import { type ControlProps, Field, type FieldTexts } from './Field.tsx';

type Control =
  | ({ multiline?: false } & ComponentProps<'input'>)
  | ({ multiline: true } & ComponentProps<'textarea'>);

/** A labelled line or, when `multiline`, box of text. */
export function TextField({ label, hint, error, ...control }: Control & FieldTexts) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(shared) => renderControl(control, shared)}
    </Field>
  );
}

function renderControl(control: Control, shared: ControlProps) {
  if (control.multiline) {
    const { multiline: _, ...rest } = control;
    return <textarea rows={6} {...rest} {...shared} />;
  }
  const { multiline: _, ...rest } = control;
  return <input type="text" {...rest} {...shared} />;
}
