import { useState } from 'react';
import { TextField } from '#app/forms/TextField.tsx';
import { useCampaignEditorText } from '#app/i18n/campaign-editor/use-campaign-editor-text.ts';
import { formatAmount, parsePesos } from '#domain/money.ts';

interface Props {
  label: string;
  /** Centavos. */
  value: number | null;
  /** Of what cannot be read nothing is told: the form is not sent meanwhile. */
  onChange: (cents: number | null) => void;
  required?: boolean;
}

/** An amount as people type it: with or without commas, with or without centavos. */
export function PesosField({ label, value, onChange, required }: Props) {
  const text = useCampaignEditorText().editor;
  const [typed, setTyped] = useState(value === null ? '' : formatAmount(value));
  const isBad = typed.trim() !== '' && !parsePesos(typed);
  return (
    <TextField
      label={label}
      hint={text.pesosHint}
      error={isBad ? text.badPesos : undefined}
      ref={(input: HTMLInputElement | null) => input?.setCustomValidity(isBad ? text.badPesos : '')}
      inputMode="decimal"
      autoComplete="off"
      required={required}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        const cents = parsePesos(target.value);
        if (cents) onChange(cents);
        else if (target.value.trim() === '') onChange(null);
      }}
      onBlur={() => {
        const cents = parsePesos(typed);
        if (cents) setTyped(formatAmount(cents));
      }}
    />
  );
}
