import type { Dictionary } from '#app/i18n/dictionary.ts';
import { type PetFilter, petFilterParams } from '#domain/pets/pet-filter.ts';

interface FilterChip {
  /** Two fields may say the same words: a city and its state. */
  field: keyof PetFilter;
  label: string;
  /** What remains when the chip is taken away. */
  without: PetFilter;
}

/** What is set, in words. An age is one chip. */
export function chipsOf(filter: PetFilter, words: Dictionary['pets']): FilterChip[] {
  const { species, sex, size, breed, ageValue, ageUnit, city, federalState } = filter;
  const { labels, speciesNames } = words.filter;
  const chips: FilterChip[] = [];
  const add = (label: string, field: keyof PetFilter, ...others: (keyof PetFilter)[]) => {
    const without = { ...filter };
    for (const each of [field, ...others]) delete without[each];
    chips.push({ field, label, without });
  };
  if (species) add(speciesNames[species], 'species');
  if (sex) add(words.sexes[sex], 'sex');
  if (size) add(`${labels.size}: ${words.size(size, sex)}`, 'size');
  if (breed) add(`${labels.breed}: ${words.breed(breed, sex).toLowerCase()}`, 'breed');
  if (ageValue && ageUnit) add(words.age(ageValue, ageUnit), 'ageValue', 'ageUnit');
  if (city) add(city, 'city');
  if (federalState) add(federalState, 'federalState');
  return chips;
}

/** The labels of the form's fields whose parameters are named. */
export function labelsOf(params: readonly string[], words: Dictionary['pets']): string[] {
  const fields = Object.keys(petFilterParams) as (keyof PetFilter)[];
  return fields
    .filter((field) => params.includes(petFilterParams[field]))
    .map((field) => words.filter.labels[field]);
}
