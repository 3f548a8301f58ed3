import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { withChosen } from '#app/forms/with-chosen.ts';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { homeKind } from '#domain/adoption/profile-choices.ts';
import { federalStates } from '#domain/federal-states.ts';
import { findStateOfPostalCode } from '#domain/postal-codes.ts';
import styles from '../ProfileForm.module.css';
import type { notKnown } from '../profile-values.ts';
import type { ProfileFormState } from '../use-profile-form.ts';
import { knownOptions, yesNoOptions } from '../yes-no.ts';

export function HomeStep({ form }: { form: ProfileFormState }) {
  const text = useAdoptionText();
  const words = text.home;
  const options = yesNoOptions(text);
  const { home } = form.values;
  return (
    <>
      <PlaceFields form={form} />
      <ChoiceField
        label={words.kind}
        hint={words.kindWhy}
        options={homeKind.values.map((value) => ({ value, label: words.kinds[value] }))}
        {...form.choice('home.kind', home.kind)}
      />
      <ChoiceField
        label={words.owned}
        hint={words.ownedWhy}
        options={options}
        {...form.choice('home.owned', home.owned)}
      />
      {home.owned === false && (
        <ChoiceField
          label={words.landlordAgrees}
          hint={words.landlordAgreesWhy}
          options={options}
          {...form.choice('home.landlordAgrees', home.landlordAgrees)}
        />
      )}
      <ChoiceField
        label={words.outsideSpace}
        hint={words.outsideSpaceWhy}
        options={options}
        {...form.choice('home.outsideSpace', home.outsideSpace)}
      />
      <ChoiceField
        label={words.protections}
        hint={words.protectionsWhy}
        options={options}
        {...form.choice('home.protections', home.protections)}
      />
      <ChoiceField<boolean | typeof notKnown>
        label={words.stairs}
        hint={words.stairsWhy}
        options={knownOptions(text)}
        {...form.choice('home.stairs', home.stairs)}
      />
    </>
  );
}

function PlaceFields({ form }: { form: ProfileFormState }) {
  const words = useAdoptionText().place;
  const { postalCode, federalState, city } = form.values.place;
  const code = form.text('place.postalCode', postalCode);

  /** A postal code tells its state; nobody has to look for it in the list. */
  function changeCode(event: { target: { value: string } }) {
    const state = findStateOfPostalCode(event.target.value);
    if (state) form.set('place.federalState', state);
    code.onChange(event);
  }

  return (
    <>
      <div className={styles.short}>
        <TextField
          label={words.postalCode}
          hint={words.why}
          inputMode="numeric"
          maxLength={5}
          autoComplete="postal-code"
          aria-required
          {...code}
          onChange={changeCode}
        />
      </div>
      <div className={styles.pair}>
        <SelectField
          label={words.federalState}
          options={withChosen(federalStates, federalState)}
          empty={words.choose}
          autoComplete="address-level1"
          aria-required
          {...form.text('place.federalState', federalState)}
        />
        <TextField
          label={words.city}
          autoComplete="address-level2"
          aria-required
          {...form.text('place.city', city)}
        />
      </div>
    </>
  );
}
