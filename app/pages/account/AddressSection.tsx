import { type ChangeEvent, useMemo } from 'react';
import { countryOptions } from '#app/forms/countries.ts';
import pairs from '#app/forms/SchemaForm.module.css';
import { Section } from '#app/forms/Section.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import type { Form } from '#app/forms/use-form.ts';
import { withChosen } from '#app/forms/with-chosen.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { mexico } from '#domain/accounts/mexico.ts';
import { federalStates } from '#domain/federal-states.ts';
import { findStateOfPostalCode } from '#domain/postal-codes.ts';
import styles from './ProfileForm.module.css';
import type { ProfileForm, ProfileValues } from './profile.ts';

interface Props {
  form: Form<ProfileForm, ProfileValues>;
}

export function AddressSection({ form }: Props) {
  const text = useAccountText();
  const language = useLanguage();
  const countries = useMemo(() => countryOptions(language), [language]);
  const { country, federalState } = form.form.watch();
  const postalCode = form.field('postalCode');

  /** A postal code tells its state; nobody has to look for it in the list. */
  function changePostalCode(event: ChangeEvent<HTMLInputElement>) {
    const state = findStateOfPostalCode(event.target.value);
    if (state && country === mexico) {
      form.form.setValue('federalState', state, { shouldDirty: true });
    }
    return postalCode.onChange(event);
  }

  return (
    <Section title={text.profile.address}>
      <div className={pairs.pair}>
        <SelectField
          label={text.fields.country}
          options={withChosen(countries, country)}
          empty={text.fields.choose}
          autoComplete="country-name"
          {...form.field('country')}
        />
        <TextField
          label={text.fields.postalCode}
          hint={text.fields.postalCodeHint}
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          {...postalCode}
          onChange={changePostalCode}
        />
      </div>
      <div className={pairs.pair}>
        {country === mexico ? (
          <SelectField
            label={text.fields.federalState}
            options={withChosen(federalStates, federalState)}
            empty={text.fields.choose}
            autoComplete="address-level1"
            {...form.field('federalState')}
          />
        ) : (
          <TextField
            label={text.fields.federalState}
            autoComplete="address-level1"
            {...form.field('federalState')}
          />
        )}
        <TextField label={text.fields.city} autoComplete="address-level2" {...form.field('city')} />
      </div>
      <div className={pairs.pair}>
        <TextField label={text.fields.neighborhood} {...form.field('neighborhood')} />
        <TextField
          label={text.fields.street}
          autoComplete="address-line1"
          {...form.field('street')}
        />
      </div>
      <div className={styles.trio}>
        <TextField label={text.fields.exteriorNumber} {...form.field('exteriorNumber')} />
        <TextField label={text.fields.interiorNumber} {...form.field('interiorNumber')} />
      </div>
    </Section>
  );
}
