import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { type Field, isOptional } from '#domain/contract/field.ts';
import { longestText } from '#domain/pets/description-rules.ts';
import { descriptionFields } from '#domain/pets/pet-description.ts';
import { ageUnit, breed, sex, size, species } from '#domain/pets/vocabularies.ts';
import { capitalised, optionsOf } from '../answers.ts';
import { furtherFields } from '../form-steps.ts';
import type { PetFormState } from '../use-pet-form.ts';
import { knowsBirth } from '../values.ts';
import styles from './Steps.module.css';

/** Whoever does not know the day tells about how old the pet is. */
function Birth({ form }: { form: PetFormState }) {
  const { labels, hints, birth } = usePetFormText();
  const words = useText().pets;
  return (
    <>
      <ChoiceField
        label={labels.birthEstimated}
        options={[true, false].map((value) => ({
          value,
          label: value ? birth.estimated : birth.known,
        }))}
        {...form.choice('birthEstimated')}
        value={!knowsBirth(form.values)}
      />
      {knowsBirth(form.values) ? (
        <TextField type="date" label={labels.bornOn} max={form.today} {...form.text('bornOn')} />
      ) : (
        <div className={styles.pair}>
          <TextField
            label={labels.ageValue}
            hint={hints.age}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            {...form.text('ageValue')}
          />
          <ChoiceField
            label={labels.ageUnit}
            options={optionsOf(ageUnit, (value) => capitalised(words.units[value]))}
            {...form.choice('ageUnit')}
          />
        </div>
      )}
    </>
  );
}

export function WhoStep({ form }: { form: PetFormState }) {
  const { labels, hints, optional } = usePetFormText();
  const words = useText().pets;
  const language = useLanguage();
  // Until it is told, words about it are those for a male, as everywhere in Spanish.
  const gender = form.values.sex || 'male';
  return (
    <>
      <div className={styles.pair}>
        <ChoiceField
          label={labels.species}
          options={optionsOf(species, (value) => words.species(value, gender))}
          {...form.choice('species')}
        />
        <ChoiceField
          label={labels.sex}
          options={optionsOf(sex, (value) => words.sexes[value])}
          {...form.choice('sex')}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          label={labels.name}
          autoComplete="off"
          maxLength={longestText.name}
          {...form.text('name')}
        />
        <TextField
          label={labels.color}
          hint={hints.color}
          autoComplete="off"
          maxLength={longestText.color}
          {...form.text('color')}
        />
      </div>
      <Birth form={form} />
      <ChoiceField
        label={labels.size}
        options={optionsOf(size, (value) => capitalised(words.size(value, gender)))}
        {...form.choice('size')}
      />
      <ChoiceField
        label={labels.breed}
        hint={hints.breed}
        options={optionsOf(breed, (value) => words.breed(value, gender))}
        {...form.choice('breed')}
      />
      <div className={styles.pair}>
        <TextField
          label={`${labels.weightKg} (${optional})`}
          hint={hints.weight}
          inputMode="decimal"
          autoComplete="off"
          maxLength={7}
          {...form.text('weightKg')}
        />
        {furtherFields.map((name) => {
          const field: Field = descriptionFields[name];
          return (
            <TextField
              key={name}
              label={isOptional(field) ? `${labels[name]} (${optional})` : labels[name]}
              hint={field.hint?.[language]}
              inputMode={field.keyboard}
              autoComplete="off"
              {...form.text(name)}
            />
          );
        })}
      </div>
    </>
  );
}
