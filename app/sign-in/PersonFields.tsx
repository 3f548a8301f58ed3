import { useMemo, useState } from 'react';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { countryOptions } from '#app/forms/countries.ts';
import { PhoneField } from '#app/forms/PhoneField.tsx';
import styles from '#app/forms/SchemaForm.module.css';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { withChosen } from '#app/forms/with-chosen.ts';
import { useRegistrationText } from '#app/i18n/registration/use-registration-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { mexico } from '#domain/accounts/mexico.ts';
import type { Person } from '#domain/accounts/registration.ts';
import { federalStates } from '#domain/federal-states.ts';
import { formatPhone } from '#domain/phone.ts';

type Place = Omit<Person, 'name'>;

interface Props {
  /** What `useSignInForm` gives to the field of a name. */
  field: (name: keyof Place) => { name: string; error: string | undefined };
  known?: Place | undefined;
}

/** The telephone, and where somebody lives. */
export function PersonFields({ field, known }: Props) {
  const text = useRegistrationText().fields;
  const language = useLanguage();
  const hydrated = useHydrated();
  // Names and order are the browser's own: the server, which knows others, writes the one that is chosen.
  const countries = useMemo(() => (hydrated ? countryOptions(language) : []), [language, hydrated]);
  const [country, setCountry] = useState(known?.country || mexico);
  const federalState = known?.federalState ?? '';
  return (
    <>
      <div className={styles.pair}>
        <PhoneField
          label={text.phone}
          hint={text.phoneHint}
          defaultValue={formatPhone(known?.phone ?? '')}
          {...field('phone')}
        />
        <SelectField
          label={text.country}
          hint={text.countryHint}
          options={withChosen(countries, country)}
          autoComplete="country-name"
          value={country}
          onChange={({ target }) => setCountry(target.value)}
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
            defaultValue={federalState}
            {...field('federalState')}
          />
        )}
        <TextField
          label={text.city}
          autoComplete="address-level2"
          defaultValue={known?.city}
          {...field('city')}
        />
      </div>
    </>
  );
}
