import { addDays } from '#domain/dates.ts';
import { type Age, bornBefore, mostAge } from '#domain/pets/birth.ts';
import { birthsOf, type LifeStage } from '#domain/pets/life-stage.ts';
import type { Company, PetFilter, PetOrder } from '#domain/pets/pet-filter.ts';
import { type AgeUnit, type Species, species } from '#domain/pets/vocabularies.ts';
import type { Alternatives, PetCondition, PetField, PetQuery } from './pet-fields.ts';

/** A visitor's filter as a query says it. @param today YYYY-MM-DD: the day for which ages are told */
export function conditionsOf(
  filter: PetFilter,
  today: string,
): Required<Pick<PetQuery, 'where' | 'alternatives'>> {
  const {
    lifeStage,
    livesWith = [],
    sterilized,
    name,
    city,
    ageValue,
    ageUnit,
    ...choices
  } = filter;
  const where: PetCondition[] = Object.entries(choices).map(([field, values]) =>
    isOneOf(field as keyof typeof choices, values),
  );
  if (ageValue !== undefined && ageUnit !== undefined) {
    where.push(
      ...(ageValue === 0 ? [youngerThanOne(ageUnit, today)] : ageIs({ ageValue, ageUnit }, today)),
    );
  }
  if (sterilized)
    where.push(
      isOneOf(
        'sterilized',
        sterilized.map((answer) => answer === 'yes'),
      ),
    );
  if (name) where.push({ field: 'name', operator: 'contains', value: name, fold: true });
  if (city) where.push({ field: 'city', operator: 'contains', value: city, fold: true });
  const alternatives: Alternatives[] = [];
  const kinds = filter.species ?? species.values;
  if (lifeStage) alternatives.push(kinds.flatMap((kind) => bornIn(kind, lifeStage, today)));
  for (const one of livesWith) {
    if (one === 'children') where.push(is('goodWithChildren', 'yes'));
    else alternatives.push(kinds.map((kind) => [is('species', kind), getsAlong(kind, one)]));
  }
  return { where, alternatives };
}

export const orders: Record<PetOrder, PetQuery['order']> = {
  newest: [],
  longestWaiting: [{ field: 'waitingSince', direction: 'asc' }],
  fair: [{ field: 'turn', direction: 'asc' }],
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

/** An estimate counted by average months (migration 113) may be so many days beside the calendar. */
const besideCalendar = 3;

/** In whichever unit their age is told: of those under a year in weeks or months. */
const youngerThanOne = (unit: AgeUnit, today: string): PetCondition => ({
  field: 'bornOn',
  operator: '>',
  value: bornBefore(today, 1, unit),
});

/** By the day of birth first, which is in the indexes and leaves few pets whose age has to be told. */
const ageIs = ({ ageValue, ageUnit }: Age, today: string): PetCondition[] => [
  {
    field: 'bornOn',
    operator: '<=',
    value: addDays(bornBefore(today, ageValue, ageUnit), besideCalendar),
  },
  // Nobody is told to be older than the most.
  ...(ageValue < mostAge
    ? [
        {
          field: 'bornOn',
          operator: '>=',
          value: addDays(bornBefore(today, ageValue + 1, ageUnit), -besideCalendar),
        } as const,
      ]
    : []),
  is('ageValue', ageValue),
  is('ageUnit', ageUnit),
];

const bornIn = (kind: Species, stages: readonly LifeStage[], today: string): PetCondition[][] =>
  stages.map((stage) => {
    const { after, until } = birthsOf(kind, stage, today);
    return [
      is('species', kind),
      ...(after === undefined ? [] : [{ field: 'bornOn', operator: '>', value: after } as const]),
      ...(until === undefined ? [] : [{ field: 'bornOn', operator: '<=', value: until } as const]),
    ];
  });

/** Of dogs and cats each knows its own kind; the other one is what people mean by other animals. */
const getsAlong = (kind: Species, company: Exclude<Company, 'children'>): PetCondition =>
  is((kind === 'dog') === (company === 'dogs') ? 'goodWithOwnKind' : 'goodWithOtherAnimals', 'yes');
