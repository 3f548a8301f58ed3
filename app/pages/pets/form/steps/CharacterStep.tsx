import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { characterWords } from '#app/i18n/pet-character.ts';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { longestText } from '#domain/pets/description-rules.ts';
import { compatibility, energy, yesNo as yesOrNo } from '#domain/pets/vocabularies.ts';
import { optionsOf, orUnknown, yesNoOptions } from '../answers.ts';
import type { PetFormState } from '../use-pet-form.ts';
import styles from './Steps.module.css';

export function CharacterStep({ form }: { form: PetFormState }) {
  const text = usePetFormText();
  const { labels, hints } = text;
  const { answers, yesNo } = useText().pets.pet;
  const character = characterWords[useLanguage()];
  const { species } = form.values;
  const company = optionsOf(compatibility, (value) => answers[value]);
  const booleanOptions = yesNoOptions(yesNo);
  const known = orUnknown(
    optionsOf(yesOrNo, (value) => character.answers[value]),
    text.unknown,
  );
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
      <ChoiceField
        label={labels.energy}
        options={orUnknown(
          optionsOf(energy, (value) => character.energies[value]),
          text.unknown,
        )}
        {...form.choice('energy')}
      />
      <div className={styles.pair}>
        <ChoiceField label={labels.stairs} options={known} {...form.choice('stairs')} />
        <ChoiceField
          label={labels.needsExperience}
          hint={hints.needsExperience}
          options={known}
          {...form.choice('needsExperience')}
        />
      </div>
    </>
  );
}
