import { federalStates } from '#domain/federal-states.ts';
import { lifeStage } from '#domain/pets/life-stage.ts';
import { type ListOrder, writeListQuery } from '#domain/pets/list-order.ts';
import { company, petFilterParams as names, type PetFilter } from '#domain/pets/pet-filter.ts';
import { ageUnit, breed, energy, sex, size, species, yesNo } from '#domain/pets/vocabularies.ts';
import type { Vocabulary } from '#domain/vocabulary.ts';
import type { ListWords } from './list-words.server.ts';

/** What the filter's form asks, spelt out: so the browser needs neither its words nor its rules. */
export type FilterForm = ReturnType<typeof filterForm>;
export type FilterChoice = FilterForm['choices'][number];

export function filterForm(
  filter: PetFilter,
  {
    path,
    order,
    set,
    words,
  }: {
    /** Of the list that it filters. */
    path: string;
    order: ListOrder;
    set: number;
    words: ListWords;
  },
) {
  const { list, pets } = words;
  const { labels, species: speciesNames, company: companyNames, ...text } = list.filter;
  const onlySex = filter.sex?.length === 1 ? filter.sex[0] : undefined;
  const states = filter.federalState ?? [];

  return {
    path,
    title: text.title,
    open: text.open(set),
    apply: text.apply,
    species: choice('species', species, filter.species, (value) => speciesNames[value]),
    choices: [
      choice('lifeStage', lifeStage, filter.lifeStage, (value) => text.lifeStages[value]),
      choice('sex', sex, filter.sex, (value) => pets.sexes[value]),
      choice('energy', energy, filter.energy, (value) => text.energies[value]),
      choice('size', size, filter.size, (value) => capitalised(pets.size(value, onlySex))),
      choice('livesWith', company, filter.livesWith, (value) => companyNames[value]),
      // Nobody looks for those that are not; an address may ask for them all the same.
      choice('sterilized', yesNo, filter.sterilized, (value) => text.sterilized[value], ['yes']),
    ],
    city: {
      name: names.city,
      label: labels.city,
      value: filter.city,
      placeholder: text.cityExample,
    },
    federalState: {
      name: names.federalState,
      label: labels.federalState,
      chosen: states.map((value) => ({ value, label: value, checked: true })),
      placeholder: states.length > 0 ? text.anotherState : text.stateExample,
      others: federalStates.map(({ value }) => value).filter((value) => !states.includes(value)),
    },
    more: {
      label: text.more,
      isOpen: filter.breed !== undefined || filter.ageValue !== undefined,
      breed: choice('breed', breed, filter.breed, (value) => pets.breed(value, onlySex)),
      age: {
        name: names.ageValue,
        label: labels.ageValue,
        value: filter.ageValue,
        wrong: text.ageWrong,
        unit: {
          name: names.ageUnit,
          label: labels.ageUnit,
          value: ageUnit.toWire(filter.ageUnit ?? 'years'),
          options: ageUnit.values.map((value) => ({
            value: ageUnit.toWire(value),
            label: pets.units[value],
          })),
        },
      },
    },
    /** What the form does not ask and the address says. */
    kept: [
      ...(filter.name ? [{ name: names.name, value: filter.name }] : []),
      ...[...writeListQuery({}, order)].map(([name, value]) => ({ name, value })),
    ],
  };

  function choice<V extends string>(
    field: keyof PetFilter,
    { values, toWire }: Vocabulary<V>,
    chosen: readonly V[] = [],
    labelOf: (value: V) => string,
    offered: readonly V[] = values,
  ) {
    return {
      name: names[field] as string,
      label: labels[field],
      hint: field === 'lifeStage' ? text.lifeStageHint : undefined,
      options: values
        .filter((value) => offered.includes(value) || chosen.includes(value))
        .map((value) => ({
          value: toWire(value),
          label: labelOf(value),
          checked: chosen.includes(value),
        })),
    };
  }
}

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
