import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { useText } from '#app/i18n/texts.tsx';
import { longestText } from '#domain/pets/pet-description.ts';
import { compatibility } from '#domain/pets/vocabularies.ts';
import { optionsOf, yesNoOptions } from '../answers.ts';
import type { PetFormState } from '../use-pet-form.ts';
import styles from './Steps.module.css';

export function CharacterStep({ form }: { form: PetFormState }) {
  const text = usePetFormText();
  const { labels, hints } = text;
  const { answers, yesNo } = useText().pets.pet;
  const { species } = form.values;
  const company = optionsOf(compatibility, (value) => answers[value]);
  const booleanOptions = yesNoOptions(yesNo);
  return (
    <>
      <TextField
        multiline
        rows={3}
        label={labels.personality}
        hint={hints.personality}
        maxLength={longestText.personality}
        {...form.text('personality')}
      />
      <TextField
        multiline
        rows={6}
        label={labels.story}
        hint={hints.story}
        maxLength={longestText.story}
        {...form.text('story')}
      />
      <ChoiceField
        label={text.goodWithOwnKind(species)}
        options={company}
        {...form.choice('goodWithOwnKind')}
      />
      <ChoiceField
        label={text.goodWithOtherAnimals(species)}
        options={company}
        {...form.choice('goodWithOtherAnimals')}
      />
      <ChoiceField
        label={labels.goodWithChildren}
        options={company}
        {...form.choice('goodWithChildren')}
      />
      <div className={styles.pair}>
        <ChoiceField label={labels.trained} options={booleanOptions} {...form.choice('trained')} />
        <ChoiceField
          label={labels.houseTrained}
          options={booleanOptions}
          {...form.choice('houseTrained')}
        />
      </div>
    </>
  );
}
