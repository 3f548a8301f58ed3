import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { useAdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { companionSpecies, profileLimits } from '#domain/adoption/profile-choices.ts';
import { animalFacts, newAnimal, type notKnown } from '../profile-values.ts';
import { Rows } from '../Rows.tsx';
import type { ProfileFormState } from '../use-profile-form.ts';
import { knownOptions, yesNoOptions } from '../yes-no.ts';

export function AnimalsStep({ form }: { form: ProfileFormState }) {
  const text = useAdoptionText();
  const words = text.animals;
  const options = yesNoOptions(text);
  const { hasAnimals, animals } = form.values;
  return (
    <>
      <ChoiceField
        label={words.has}
        hint={words.hasWhy}
        options={options}
        {...form.choice('hasAnimals', hasAnimals)}
        onChange={(has: boolean) => {
          form.set('hasAnimals', has);
          if (has && animals.length === 0) form.set('animals', [newAnimal]);
        }}
      />
      {hasAnimals && (
        <Rows
          items={animals}
          blank={newAnimal}
          onChange={(next) => form.set('animals', next)}
          fewest={1}
          most={profileLimits.animals}
          words={{ row: words.animal, add: words.add, remove: words.remove }}
        >
          {(animal, index) => (
            <>
              <ChoiceField
                label={words.species}
                options={companionSpecies.values.map((value) => ({
                  value,
                  label: words.kinds[value],
                }))}
                {...form.choice(`animals.${index}.species`, animal.species)}
              />
              {animalFacts.map((fact) => (
                <ChoiceField<boolean | typeof notKnown>
                  key={fact}
                  label={words[fact]}
                  options={knownOptions(text)}
                  {...form.choice(`animals.${index}.${fact}`, animal[fact])}
                />
              ))}
            </>
          )}
        </Rows>
      )}
    </>
  );
}
