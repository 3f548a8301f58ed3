import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { type ControlProps, Field, type FieldTexts } from './Field.tsx';
import { TextCounter } from './TextCounter.tsx';

type Control =
  | ({ multiline?: false } & ComponentProps<'input'>)
  | ({ multiline: true } & ComponentProps<'textarea'>);

/**
 * A labelled line or, when `multiline`, box of text. `maxLength` is the longest text that the rules take: it is counted
 * and told, and never cut, for a browser would drop the end of what is pasted without a word.
 */
export function TextField({ label, hint, error, maxLength, ...control }: Control & FieldTexts) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(shared) =>
        maxLength === undefined ? (
          renderControl(control, shared)
        ) : (
          <Counted control={control} shared={shared} longest={maxLength} />
        )
      }
    </Field>
  );
}

interface CountedProps {
  control: Control;
  shared: ControlProps;
  longest: number;
}

function Counted({ control, shared, longest }: CountedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(0);
  const count = () => {
    const text = box.current?.querySelector<HTMLInputElement>('input, textarea');
    setLength(text?.value.length ?? 0);
  };
  // After each rendering: a form writes into its fields by itself as well.
  useEffect(count);
  const counter = `${shared.id}count`;
  const describedBy = [shared['aria-describedby'], counter].filter(Boolean).join(' ');
  return (
    <div ref={box} onInput={count}>
      {renderControl(control, { ...shared, 'aria-describedby': describedBy })}
      <TextCounter id={counter} length={length} longest={longest} />
    </div>
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
