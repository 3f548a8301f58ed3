import { agesOf, type LifeStage } from '#domain/pets/life-stage.ts';
import type { Company, PetFilter, PetOrder } from '#domain/pets/pet-filter.ts';
import { type Species, species } from '#domain/pets/vocabularies.ts';
import type { Alternatives, PetCondition, PetField, PetQuery } from './pet-fields.ts';

/** A visitor's filter as a query says it. */
export function conditionsOf(
  filter: PetFilter,
): Required<Pick<PetQuery, 'where' | 'alternatives'>> {
  const { lifeStage, livesWith = [], sterilized, city, ageValue, ageUnit, ...choices } = filter;
  const where: PetCondition[] = Object.entries(choices).map(([field, values]) =>
    isOneOf(field as keyof typeof choices, values),
  );
  if (ageValue !== undefined && ageUnit !== undefined) {
    where.push(is('ageValue', ageValue), is('ageUnit', ageUnit));
  }
  if (sterilized)
    where.push(
      isOneOf(
        'sterilized',
        sterilized.map((answer) => answer === 'yes'),
      ),
    );
  if (city) where.push({ field: 'city', operator: 'contains', value: city, fold: true });
  const alternatives: Alternatives[] = [];
  const kinds = filter.species ?? species.values;
  if (lifeStage) alternatives.push(kinds.flatMap((kind) => agesIn(kind, lifeStage)));
  for (const one of livesWith) {
    if (one === 'children') where.push(is('goodWithChildren', 'yes'));
    else alternatives.push(kinds.map((kind) => [is('species', kind), getsAlong(kind, one)]));
  }
  return { where, alternatives };
}

export const orders: Record<PetOrder, PetQuery['order']> = {
  newest: [],
  longestWaiting: [{ field: 'registeredOn', direction: 'asc' }],
};

const is = (field: PetField, value: string | number | boolean): PetCondition => ({
  field,
  operator: '=',
  value,
});

/** A list of one would keep SQLite from walking an index in its order. */
function isOneOf(field: PetField, values: readonly (string | boolean)[]): PetCondition {
  const [only] = values;
  return values.length === 1 && only !== undefined
    ? is(field, only)
    : { field, operator: 'in', value: values };
}

const agesIn = (kind: Species, stages: readonly LifeStage[]): PetCondition[][] =>
  stages
    .flatMap((stage) => agesOf(kind, stage))
    .map(({ ageUnit, from, to }) => [
      is('species', kind),
      is('ageUnit', ageUnit),
      { field: 'ageValue', operator: '>=', value: from },
      ...(to === undefined ? [] : [{ field: 'ageValue', operator: '<=', value: to } as const]),
    ]);

/** Of dogs and cats each knows its own kind; the other one is what people mean by other animals. */
const getsAlong = (kind: Species, company: Exclude<Company, 'children'>): PetCondition =>
  is((kind === 'dog') === (company === 'dogs') ? 'goodWithOwnKind' : 'goodWithOtherAnimals', 'yes');
