import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { federalStates } from '#domain/federal-states.ts';
import { longestText } from '#domain/pets/description-rules.ts';
import type { PetFormState } from '../use-pet-form.ts';
import styles from './Steps.module.css';

export function PlaceStep({ form }: { form: PetFormState }) {
  const { labels, hints } = usePetFormText();
  const { choose } = useAccountText().fields;
  const { value, error, onChange } = form.choice('federalState');
  return (
    <div className={styles.pair}>
      <TextField
        label={labels.city}
        hint={hints.place}
        autoComplete="address-level2"
        maxLength={longestText.city}
        {...form.text('city')}
      />
      <SelectField
        label={labels.federalState}
        options={federalStates}
        empty={choose}
        autoComplete="address-level1"
        name="federalState"
        aria-required
        value={value}
        error={error}
        onChange={(event) =>
          onChange(federalStates.find((state) => state.value === event.target.value)?.value ?? '')
        }
      />
    </div>
  );
}
