import { type ChangeEvent, useMemo } from 'react';
import { countryOptions } from '#app/forms/countries.ts';
import { EmailField } from '#app/forms/EmailField.tsx';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { mexico } from '#domain/accounts/mexico.ts';
import { federalStates } from '#domain/federal-states.ts';
import { findStateOfPostalCode } from '#domain/postal-codes.ts';
import styles from './AdopterFields.module.css';
import { ContractField } from './ContractField.tsx';
import type { ManagedPet } from './managed-pet.ts';
import type { useStatusChange } from './use-status-change.ts';

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
  const { fields } = text;

  /** A postal code tells its state; nobody has to look for it in the list. */
  function findState(event: ChangeEvent<HTMLInputElement>) {
    const found = country === mexico ? findStateOfPostalCode(event.target.value) : undefined;
    if (found && state === '') change.form.setValue('state', found, { shouldDirty: true });
  }

  return (
    <fieldset className={styles.family}>
      <legend>{text.family}</legend>
      <p className={styles.lead}>{text.familyLead}</p>
      <TextField label={fields.name} autoComplete="off" {...change.field('name')} />
      <div className={styles.pair}>
        <PhoneField label={fields.phone} autoComplete="off" {...change.field('phone')} />
        <EmailField label={fields.email} autoComplete="off" {...change.field('email')} />
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
          {...change.field('postalCode', { onChange: findState })}
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
        {...change.field('country', {
          // A state of another country is none of this one's.
          onChange: () => change.form.setValue('state', ''),
        })}
      />
      <ContractField pet={pet} change={change} />
    </fieldset>
  );
}
