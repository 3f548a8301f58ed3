import { useMemo } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { countryOptions, mexico, withChosen } from '#app/forms/countries.ts';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import styles from '#app/forms/SchemaForm.module.css';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type Person, personFields, personNames } from '#domain/accounts/registration.ts';
import { fieldsByWireName, payloadWriter } from '#domain/contract/wire.ts';
import { federalStates } from '#domain/federal-states.ts';

/** Where complaints about a person belong, by the wire's names. */
export const personFieldOf = fieldsByWireName(personFields);

const writePerson = payloadWriter(personFields, personNames);

/** As the wire takes it; the states are Mexico's. */
export const personToWire = (person: Person) =>
  writePerson(person.country === mexico ? person : { ...person, federalState: '' });

interface Props {
  /** What `useSchemaForm` gives to the field of a name. */
  field: (
    name: 'phone' | 'country' | 'federalState' | 'city',
  ) => UseFormRegisterReturn & { error: string | undefined };
  chosen: { country: string; federalState?: string };
}

/** The telephone, and where somebody lives. */
export function PersonFields({ field, chosen: { country, federalState = '' } }: Props) {
  const text = useAccountText().fields;
  const language = useLanguage();
  const countries = useMemo(() => countryOptions(language), [language]);
  return (
    <>
      <div className={styles.pair}>
        <PhoneField label={text.phone} hint={text.phoneHint} {...field('phone')} />
        <SelectField
          label={text.country}
          hint={text.countryHint}
          options={withChosen(countries, country)}
          autoComplete="country-name"
          {...field('country')}
        />
      </div>
      <div className={styles.pair}>
        {country === mexico && (
          <SelectField
            label={text.federalState}
            options={withChosen(federalStates, federalState)}
            empty={text.choose}
            autoComplete="address-level1"
            {...field('federalState')}
          />
        )}
        <TextField label={text.city} autoComplete="address-level2" {...field('city')} />
      </div>
    </>
  );
}
