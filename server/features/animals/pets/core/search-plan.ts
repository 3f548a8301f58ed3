import { type Programme, programmes } from '#domain/pets/vocabularies.ts';
import { foldText } from '#domain/text.ts';
import type { SqlDialect } from '#server/db/dialects/dialect.ts';
import {
  either,
  every,
  isOneOf,
  predicate,
} from '#server/features/kits/querying/sql-predicates.ts';
import type { Predicate } from '#server/features/kits/querying/sql-source.ts';
import { keepsEnye, textMatcher } from '#server/features/kits/querying/text-match.ts';
import { type PetCondition, type PetQuery, type petSources, petSourcesOn } from './pet-fields.ts';
import type { Scope } from './pets.policy.ts';
import { isShown } from './public-pets.ts';

export interface PetSearch {
  scope: Scope;
  query: PetQuery;
  /** YYYY-MM-DD: a pet that expired before it is not public. */
  today: string;
  /** Every folded name in pet_cities; only looked at when the query `asksForCity`. */
  cities: readonly string[];
  /** Thousands of names hold what is looked for (`namesLookedFor`). */
  isCommonName?: boolean;
}

export interface SearchPlan {
  query: PetQuery;
  /** YYYY-MM-DD: the day for which ages are told. */
  today: string;
  sources: typeof petSources;
  onlyPublicColumns: boolean;
  /** All of them hold for every row that is found. */
  filters: Predicate[];
  /**
   * Together these find the same rows, each along an index in the order of the answer: walking each for one page
   * and merging keeps a page as cheap in 100,000 pets as in 1,000. Empty where one plain query does.
   */
  walks: Predicate[][];
}

/** With more matching cities than this, a walk through all of them finds a page soon enough. */
const mostCityWalks = 16;

/** Each walk repeats the other conditions with all their values: with more of them one plain query is found sooner. */
const mostScannedValues = 500;

/** `undefined` when nothing can match. */
export function planSearch(search: PetSearch, dialect: SqlDialect): SearchPlan | undefined {
  const { scope, query, today } = search;
  const sources = petSourcesOn(today, dialect);
  /*
   * Names that many pets have are found sooner in the indexes that lie in the order of the answer, and counted in one of
   * their own, than among all whose pieces an index finds: that took 200 ms in 100,000 pets for a syllable of most names.
   */
  const scanned = { ...sources, name: { ...sources.name, trigrams: false } };
  const toPredicates = (conditions: readonly PetCondition[], found = sources) =>
    conditions.map((condition) => predicate(found[condition.field], condition, dialect));
  if (scope.kind !== 'public') {
    const filters = [
      ...within(scope, today),
      ...toPredicates(query.where, search.isCommonName ? scanned : sources),
      ...alternatives(query, toPredicates),
    ];
    return { query, today, sources, onlyPublicColumns: false, filters, walks: [] };
  }

  const statuses = programmes.filter((status) =>
    query.where.every((condition) => permits(condition, status)),
  );
  const cities = matchingCities(search);
  if (statuses.length === 0 || cities?.length === 0) return undefined;
  const fewCities = cities && cities.length <= mostCityWalks ? cities : undefined;
  const settled = (condition: PetCondition) =>
    isAboutStatus(condition) || (fewCities !== undefined && isSettledByCity(condition));
  const rest = [
    shown(today),
    ...toPredicates(
      query.where.filter((condition) => !settled(condition)),
      search.isCommonName ? scanned : sources,
    ),
    ...alternatives(query, toPredicates),
  ];
  const inCities = fewCities ? [isOneOf('city_search', fewCities)] : [];
  const filters = [isOneOf('status', statuses), ...inCities, ...rest];
  const walks = statuses.flatMap((status) =>
    (fewCities ?? [undefined]).map((city) => [
      isOneOf('status', [status]),
      ...(city === undefined ? [] : [isOneOf('city_search', [city])]),
      ...rest,
    ]),
  );
  const repeated = walks.length * (rest.length + rest.flatMap(({ values }) => values).length);
  const worthWalking =
    walks.length > 1 && repeated <= mostScannedValues && isByAge(query) && !asksForOne(query);
  const settledWalks = worthWalking ? walks : [];
  return { query, today, sources, onlyPublicColumns: true, filters, walks: settledWalks };
}

const alternatives = (
  { alternatives = [] }: PetQuery,
  toPredicates: (conditions: readonly PetCondition[]) => Predicate[],
): Predicate[] =>
  alternatives.map((group) => either(group.map((conditions) => every(toPredicates(conditions)))));

/** Newest or oldest first, the order in which the indexes lie. */
export const isByAge = ({ order, near }: PetQuery) =>
  near === undefined &&
  (order.length === 0 || (order.length === 1 && order[0]?.field === 'createdAt'));

/** Normalized, where part of a name is looked for in any case and accents. */
export const namesLookedFor = ({ where }: PetQuery): string[] =>
  where.flatMap((condition) =>
    condition.field === 'name' && condition.operator === 'contains' && condition.fold === true
      ? foldText(condition.value)
      : [],
  );

export const asksForOne = ({ where }: PetQuery) =>
  where.some(({ field, operator }) => field === 'id' && operator === '=');

function within(scope: Exclude<Scope, { kind: 'public' }>, today: string): Predicate[] {
  if (scope.kind === 'all') return [];
  const own = isOneOf('owner_id', [scope.ownerId]);
  if (scope.kind === 'own') return [own];
  return [either([own, every([isOneOf('status', programmes), shown(today)])])];
}

const shown = (today: string): Predicate => ({
  shape: 'shown',
  values: [today],
  build: ([date]) => isShown(date),
});

type StatusCondition = Extract<PetCondition, { operator: 'in' }>;

const isAboutStatus = (condition: PetCondition): condition is StatusCondition =>
  condition.field === 'status' && condition.operator === 'in';

const permits = (condition: PetCondition, status: Programme) =>
  !isAboutStatus(condition) || condition.value.includes(status);

type CityCondition = Extract<PetCondition, { value: unknown }>;

const isAboutCity = (condition: PetCondition): condition is CityCondition =>
  condition.field === 'city' && condition.operator !== 'is null' && condition.fold === true;

export const asksForCity = ({ where }: PetQuery) => where.some(isAboutCity);

/** pet_cities holds folded names, which cannot tell ñ from n: such a term is also looked for in the pets. */
const isSettledByCity = (condition: PetCondition) =>
  isAboutCity(condition) &&
  [condition.value].flat().every((term) => !keepsEnye(condition.operator, String(term)));

/** The cities in which every condition about the city holds; `undefined` when there is no such condition. */
function matchingCities({ query, cities }: PetSearch): readonly string[] | undefined {
  const conditions = query.where.filter(isAboutCity);
  if (conditions.length === 0) return undefined;
  // Names and terms are folded already.
  const matchers = conditions.map(({ operator, value }) =>
    textMatcher(
      operator,
      Array.isArray(value) ? value.map((term) => foldText(String(term))) : foldText(String(value)),
      false,
    ),
  );
  return cities.filter((city) => matchers.every((matches) => matches(city)));
}
