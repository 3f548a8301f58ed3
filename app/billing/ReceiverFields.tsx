import type { ComponentProps } from 'react';
import { type fetchTaxRegimes, satOption, satToday } from '#app/api/sat-lists.ts';
import pairs from '#app/forms/SchemaForm.module.css';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { regimeFits } from '#domain/invoices/cfdi-use.ts';
import { type InvoiceReceiver, taxpayerKind } from '#domain/invoices/receiver.ts';
import { isRfc, normalizeRfc } from '#domain/rfc.ts';

type FieldProps = Pick<ComponentProps<typeof TextField>, 'name'>;

interface Props {
  field: (name: keyof InvoiceReceiver) => FieldProps;
  /** As it is typed so far: it decides which regimes there are. */
  rfc: string;
  regimes: Awaited<ReturnType<typeof fetchTaxRegimes>>;
  words: Record<keyof InvoiceReceiver | 'choose', string>;
}

/** Whom an invoice is made out to, as their Constancia de Situación Fiscal has it. */
export function ReceiverFields({ field, rfc: typed, regimes, words }: Props) {
  const rfc = normalizeRfc(typed);
  const fitting = isRfc(rfc)
    ? regimes.filter((one) => regimeFits(one, taxpayerKind(rfc), satToday()))
    : regimes;
  return (
    <>
      <TextField label={words.legalName} autoComplete="organization" {...field('legalName')} />
      <div className={pairs.pair}>
        <TextField
          label={words.rfc}
          autoCapitalize="characters"
          spellCheck={false}
          {...field('rfc')}
        />
        <TextField
          label={words.taxPostalCode}
          inputMode="numeric"
          maxLength={5}
          {...field('taxPostalCode')}
        />
      </div>
      <SelectField
        label={words.taxRegime}
        options={fitting.map(satOption)}
        empty={words.choose}
        {...field('taxRegime')}
      />
    </>
  );
}
