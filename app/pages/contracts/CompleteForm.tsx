import type { ChangeEvent } from 'react';
import { call } from '#app/api/call.ts';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import pairs from '#app/forms/SchemaForm.module.css';
import { SchemaForm } from '#app/forms/SchemaForm.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { withChosen } from '#app/forms/with-chosen.ts';
import { useContractText } from '#app/i18n/contracts/use-contract-text.ts';
import { completeContract, type FamilyInContract } from '#domain/adoption/contract-calls.ts';
import { federalStates } from '#domain/federal-states.ts';
import { findStateOfPostalCode } from '#domain/postal-codes.ts';
import styles from './Contracts.module.css';

interface Props {
  contractId: string;
  /** What is known already. */
  family: FamilyInContract;
  onCompleted: () => void;
}

/** In the order in which people write an address. */
const addressParts = [
  'street',
  'exteriorNumber',
  'interiorNumber',
  'neighborhood',
  'postalCode',
  'city',
  'federalState',
] as const satisfies readonly (keyof FamilyInContract)[];
type AddressPart = (typeof addressParts)[number];
type Address = Record<AddressPart, string>;

/** Where the family lives, before anybody signs: it is kept in its account as well. */
export function CompleteForm({ contractId, family, onCompleted }: Props) {
  const text = useContractText().sign.complete;
  const form = useForm({
    defaults: {
      address: Object.fromEntries(addressParts.map((part) => [part, family[part]])) as Address,
      phone: '',
    },
    async send({ address, phone }) {
      await call(completeContract, { contractId, address, ...(phone && { phone }) });
      onCompleted();
    },
  });
  const line = (part: AddressPart) => ({
    label: text.parts[part],
    ...form.field(`address.${part}`),
  });
  const postalCode = line('postalCode');

  /** A postal code tells its state; nobody has to look for it in the list. */
  function changeCode(event: ChangeEvent<HTMLInputElement>) {
    const found = findStateOfPostalCode(event.target.value);
    if (found) form.form.setValue('address.federalState', found, { shouldDirty: true });
    return postalCode.onChange(event);
  }

  return (
    <div className={styles.form}>
      <SchemaForm state={form} label={text.title}>
        <h2>{text.title}</h2>
        <p>{text.lead}</p>
        <div className={pairs.pair}>
          <TextField autoComplete="address-line1" aria-required {...line('street')} />
          <TextField hint={text.numberHint} aria-required {...line('exteriorNumber')} />
        </div>
        <div className={pairs.pair}>
          <TextField {...line('interiorNumber')} />
          <TextField {...line('neighborhood')} />
        </div>
        <div className={pairs.pair}>
          <TextField
            inputMode="numeric"
            maxLength={5}
            autoComplete="postal-code"
            aria-required
            {...postalCode}
            onChange={changeCode}
          />
          <TextField autoComplete="address-level2" aria-required {...line('city')} />
        </div>
        <div className={pairs.pair}>
          <SelectField
            options={withChosen(federalStates, family.federalState)}
            empty={text.choose}
            autoComplete="address-level1"
            aria-required
            {...line('federalState')}
          />
          {family.phone === '' && <PhoneField label={text.phone} {...form.field('phone')} />}
        </div>
        <p className={styles.note}>{text.note}</p>
        <div>
          <SubmitButton icon="check" busy={form.busy} busyLabel={text.sending}>
            {text.send}
          </SubmitButton>
        </div>
      </SchemaForm>
    </div>
  );
}
