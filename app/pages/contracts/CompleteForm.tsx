import { type ChangeEvent, useRef } from 'react';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import pairs from '#app/forms/SchemaForm.module.css';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useServerCheckedForm } from '#app/forms/use-server-checked-form.ts';
import { withChosen } from '#app/forms/with-chosen.ts';
import { useContractText } from '#app/i18n/contracts/use-contract-text.ts';
import { federalStates } from '#domain/federal-states.ts';
import { findStateOfPostalCode } from '#domain/postal-codes.ts';
import styles from './Contracts.module.css';
import { addressParts, completeContract, type FamilyInContract } from './contract-calls.ts';

interface Props {
  contractId: string;
  /** What is known already. */
  family: FamilyInContract;
  onCompleted: () => void;
}

/** Where the family lives, before anybody signs: it is kept in its account as well. */
export function CompleteForm({ contractId, family, onCompleted }: Props) {
  const text = useContractText().sign.complete;
  const state = useRef<HTMLSelectElement>(null);
  const form = useServerCheckedForm(
    [...addressParts.map((part) => `domicilio.${part}` as const), 'telefono'],
    async ({ telefono, ...address }) => {
      const domicilio = Object.fromEntries(
        addressParts.map((part) => [part, address[`domicilio.${part}`] ?? '']),
      );
      await completeContract(contractId, { domicilio, ...(telefono && { telefono }) });
      onCompleted();
    },
  );
  const line = (part: (typeof addressParts)[number]) => ({
    label: text.parts[part],
    defaultValue: family[part],
    ...form.field(`domicilio.${part}`),
  });

  /** A postal code tells its state; nobody has to look for it in the list. */
  function changeCode({ target }: ChangeEvent<HTMLInputElement>) {
    const found = findStateOfPostalCode(target.value);
    if (found && state.current) state.current.value = found;
  }

  return (
    <form
      className={styles.form}
      onSubmit={form.submit}
      onChange={form.check}
      aria-labelledby="completar"
      noValidate
    >
      <h2 id="completar">{text.title}</h2>
      <p>{text.lead}</p>
      <div className={pairs.pair}>
        <TextField autoComplete="address-line1" aria-required {...line('calle')} />
        <TextField hint={text.numberHint} aria-required {...line('numero_exterior')} />
      </div>
      <div className={pairs.pair}>
        <TextField {...line('numero_interior')} />
        <TextField {...line('colonia')} />
      </div>
      <div className={pairs.pair}>
        <TextField
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          aria-required
          {...line('cp')}
          onChange={changeCode}
        />
        <TextField autoComplete="address-level2" aria-required {...line('ciudad')} />
      </div>
      <div className={pairs.pair}>
        <SelectField
          ref={state}
          options={withChosen(federalStates, family.estado)}
          empty={text.choose}
          autoComplete="address-level1"
          aria-required
          {...line('estado')}
        />
        {family.telefono === '' && <PhoneField label={text.phone} {...form.field('telefono')} />}
      </div>
      <p className={styles.note}>{text.note}</p>
      {form.failure && <FailureNotice failure={form.failure} />}
      <div>
        <SubmitButton icon="check" busy={form.busy} busyLabel={text.sending}>
          {text.send}
        </SubmitButton>
      </div>
    </form>
  );
}
