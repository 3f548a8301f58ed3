import { type ChangeEvent, useMemo, useState } from 'react';
import { Field } from '#app/components/forms/Field.tsx';
import { PhoneField } from '#app/components/forms/PhoneField.tsx';
import { SelectField } from '#app/components/forms/SelectField.tsx';
import { TextField } from '#app/components/forms/TextField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { countryOptions, mexico } from '#app/session/countries.ts';
import { federalStates } from '#domain/federal-states.ts';
import { messageText } from '#domain/messages.ts';
import { contractProblem } from '#domain/pets/status-change.ts';
import { findStateOfPostalCode } from '#domain/postal-codes.ts';
import styles from './AdopterFields.module.css';
import type { ManagedPet } from './managed-pet.ts';
import { hasNewContract, type useStatusChange } from './use-status-change.ts';

interface Props {
  pet: ManagedPet;
  change: ReturnType<typeof useStatusChange>;
}

/** The family that adopts, and the contract that they signed. */
export function AdopterFields({ pet, change }: Props) {
  const text = useMyPetsText().statusDialog;
  const { choose } = useAccountText().fields;
  const language = useLanguage();
  const countries = useMemo(() => countryOptions(language), [language]);
  const { country, state } = change.form.watch();
  const postalCode = change.field('postalCode');
  const { fields } = text;

  /** A postal code tells its state; nobody has to look for it in the list. */
  function findState(event: ChangeEvent<HTMLInputElement>) {
    const found = country === mexico ? findStateOfPostalCode(event.target.value) : undefined;
    if (found && state === '') change.form.setValue('state', found, { shouldDirty: true });
    return postalCode.onChange(event);
  }

  return (
    <fieldset className={styles.family}>
      <legend>{text.family}</legend>
      <p className={styles.lead}>{text.familyLead}</p>
      <TextField label={fields.name} autoComplete="off" {...change.field('name')} />
      <div className={styles.pair}>
        <PhoneField label={fields.phone} autoComplete="off" {...change.field('phone')} />
        <TextField
          label={fields.email}
          type="email"
          inputMode="email"
          autoComplete="off"
          {...change.field('email')}
        />
      </div>
      <TextField
        label={fields.street}
        hint={text.streetHint}
        autoComplete="off"
        {...change.field('street')}
      />
      <div className={styles.pair}>
        <TextField
          label={fields.neighborhood}
          autoComplete="off"
          {...change.field('neighborhood')}
        />
        <TextField
          label={fields.postalCode}
          inputMode="numeric"
          maxLength={5}
          autoComplete="off"
          {...postalCode}
          onChange={findState}
        />
      </div>
      <div className={styles.pair}>
        {country === mexico ? (
          <SelectField
            label={fields.state}
            options={federalStates}
            empty={choose}
            {...change.field('state')}
          />
        ) : (
          <TextField label={fields.state} autoComplete="off" {...change.field('state')} />
        )}
        <TextField label={fields.city} autoComplete="off" {...change.field('city')} />
      </div>
      <SelectField
        label={fields.country}
        options={countries}
        {...change.form.register('country', {
          // A state of another country is none of this one's.
          onChange: () => change.form.setValue('state', ''),
        })}
        error={change.field('country').error}
      />
      <ContractField pet={pet} change={change} />
    </fieldset>
  );
}

function ContractField({ pet, change }: Props) {
  const text = useMyPetsText().statusDialog;
  const language = useLanguage();
  const [refusal, setRefusal] = useState<string>();
  const { ref, error } = change.field('contract');

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    const problem = file && contractProblem(file);
    setRefusal(problem && messageText(problem, language));
    change.chooseContract(problem ? undefined : file);
  }

  return (
    <Field
      label={text.contract}
      hint={
        change.contractName !== undefined
          ? text.contractChosen(change.contractName)
          : hasNewContract(pet)
            ? text.contractThere
            : text.contractHint
      }
      error={refusal ?? error}
    >
      {(control) => (
        <input
          {...control}
          // The form holds its name alone; this is where a complaint about it leads.
          ref={(input) => ref(input && { name: 'contract', focus: () => input.focus() })}
          type="file"
          accept="application/pdf,.pdf"
          onChange={choose}
        />
      )}
    </Field>
  );
}
