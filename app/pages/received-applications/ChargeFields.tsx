import type { ComponentProps } from 'react';
import { TextField } from '#app/forms/TextField.tsx';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import type { proposeCharges } from '#domain/adoption/charges/charge-calls.ts';
import type { DataOfCall } from '#domain/contract/call.ts';
import { formatPesos } from '#domain/money.ts';

export type Proposed = DataOfCall<typeof proposeCharges>;

export const pesosOf = (cents: number | undefined | null): string =>
  cents ? String(cents / 100) : '';

type FieldProps = Pick<ComponentProps<typeof TextField>, 'name'>;

interface Props {
  proposed: Proposed;
  /** As `form.field` has them. */
  fee: FieldProps;
  deposit: FieldProps;
}

/** What a contract asks its family for: a fee up to what the pet has cost, and a deposit that goes back. */
export function ChargeFields({ proposed: { fee, depositCents }, ...fields }: Props) {
  const text = useChargesText().prepare;
  if (!fee && depositCents === null) return null;
  return (
    <fieldset>
      <legend>{text.legend}</legend>
      <p>{text.lead}</p>
      {fee?.capCents === 0 && <p>{text.noCosts}</p>}
      {fee && fee.capCents > 0 && (
        <TextField
          label={text.fee}
          hint={text.feeHint(formatPesos(fee.capCents))}
          inputMode="decimal"
          autoComplete="off"
          {...fields.fee}
        />
      )}
      {depositCents !== null && (
        <TextField
          label={text.deposit}
          hint={text.depositHint}
          inputMode="decimal"
          autoComplete="off"
          {...fields.deposit}
        />
      )}
    </fieldset>
  );
}
