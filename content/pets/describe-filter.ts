import type { Language } from '#domain/language.ts';
import type { PetFilter } from '#domain/pets/pet-filter.ts';
import { filterWords } from './filter-words.ts';

export interface FilterChip {
  label: string;
  /** What remains when the chip is taken away. */
  without: PetFilter;
}

/** What is set, in words: each of several choices is a chip, an age is one. */
export function describeFilter(filter: PetFilter, language: Language): FilterChip[] {
  const words = filterWords[language];
  const { labels, species, lifeStages, livesWith, sterilized, energies, named } = words;
  const { ageValue, ageUnit, name, city } = filter;
  const sex = filter.sex?.length === 1 ? filter.sex[0] : undefined;
  const kind = (label: string, word: string) => `${label}: ${word.toLowerCase()}`;

  const chips = [
    ...eachOf(filter, 'species', (value) => species[value]),
    ...eachOf(filter, 'sex', (value) => words.sexes[value]),
    ...eachOf(filter, 'lifeStage', (value) => lifeStages[value]),
    ...eachOf(filter, 'size', (value) => kind(labels.size, words.size(value, sex))),
    ...eachOf(filter, 'livesWith', (value) => livesWith[value]),
    ...eachOf(filter, 'sterilized', (value) => sterilized[value]),
    ...eachOf(filter, 'energy', (value) => energies[value]),
    ...eachOf(filter, 'breed', (value) => kind(labels.breed, words.breed(value, sex))),
  ];
  if (ageValue !== undefined && ageUnit) {
    const { ageValue: _value, ageUnit: _unit, ...without } = filter;
    chips.push({ label: words.age(ageValue, ageUnit), without });
  }
  if (name) {
    const { name: _name, ...without } = filter;
    chips.push({ label: named(name), without });
  }
  if (city) {
    const { city: _city, ...without } = filter;
    chips.push({ label: city, without });
  }
  return [...chips, ...eachOf(filter, 'federalState', (value) => value)];
}

type ListField = {
  [Field in keyof PetFilter]-?: NonNullable<PetFilter[Field]> extends readonly string[]
    ? Field
    : never;
}[keyof PetFilter];
type ValueOf<Field extends ListField> = NonNullable<PetFilter[Field]>[number];

function eachOf<Field extends ListField>(
  filter: PetFilter,
  field: Field,
  labelOf: (value: ValueOf<Field>) => string,
): FilterChip[] {
  const values: readonly ValueOf<Field>[] = filter[field] ?? [];
  return values.map((value) => {
    const { [field]: _all, ...without } = filter;
    const others = values.filter((each) => each !== value);
    return {
      label: labelOf(value),
      without: others.length > 0 ? { ...without, [field]: others } : without,
    };
  });
}
