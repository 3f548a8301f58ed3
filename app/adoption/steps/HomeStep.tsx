import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { homeKind } from '#domain/adoption/profile-choices.ts';
import type { ProfileFormState } from '../use-profile-form.ts';
import { yesNoOptions } from '../yes-no.ts';

export function HomeStep({ form }: { form: ProfileFormState }) {
  const text = useAdoptionText();
  const words = text.home;
  const options = yesNoOptions(text);
  const { home } = form.values;
  return (
    <>
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
    </>
  );
}
