import { mexicanPlaces } from '#content/geography/mexican-places.ts';
import { postalPlaces } from '#content/geography/postal-places.ts';
import { federalStates } from '#domain/federal-states.ts';
import { placeAliases } from '#domain/pets/search/search-places.ts';
import { findStateOfPostalCode, isPostalCode } from '#domain/postal-codes.ts';
import { foldText } from '#domain/text.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/** A place as people read it, and about where it lies. */
export interface KnownPlace extends Point {
  name: string;
  federalState: string;
}

/** Read when somebody asks for the first time: most processes of a test never do. */
let known: ReturnType<typeof readPlaces> | undefined;
const places = () => {
  known ??= readPlaces();
  return known;
};

function readPlaces() {
  const all = mexicanPlaces
    .trim()
    .split('\n')
    .map((line): KnownPlace => {
      const [name = '', state, latitude, longitude] = line.split('|');
      const federalState = federalStates[Number(state) - 1]?.value ?? '';
      return { name, federalState, latitude: Number(latitude), longitude: Number(longitude) };
    });
  const byName = new Map<string, KnownPlace[]>();
  const add = (name: string, place: KnownPlace) =>
    byName.set(name, [...(byName.get(name) ?? []), place]);
  for (const place of all) add(foldText(place.name), place);
  // "Oaxaca" of "Oaxaca de Juárez"; what is called so in full stands before.
  for (const place of all) {
    const short = shortOf(place.name);
    if (short !== foldText(place.name)) add(short, place);
  }
  return { all, byName, middles: middlesOf(all) };
}

const shortOf = (name: string) =>
  foldText(name).replace(/^(heroica )?(ciudad (de )?)?(?=\w{4})| (de|del|de los) .*$/g, '');

/** Of each state the middle of its bigger places. */
function middlesOf(all: readonly KnownPlace[]): ReadonlyMap<string, KnownPlace> {
  return new Map(
    federalStates.map(({ value: federalState }) => {
      const own = all.filter((place) => place.federalState === federalState).slice(0, 5);
      const mean = (of: keyof Point) => own.reduce((sum, at) => sum + at[of], 0) / own.length;
      const middle = { latitude: mean('latitude'), longitude: mean('longitude') };
      return [federalState, { name: federalState, federalState, ...middle }];
    }),
  );
}

/** Of several of one name that of the state, else the one with the most people. */
export const placeNamed = (name: string, federalState?: string): KnownPlace | undefined => {
  const found = places().byName.get(foldText(name));
  return federalState ? found?.find((place) => place.federalState === federalState) : found?.[0];
};

export const middleOf = (federalState: string): KnownPlace | undefined =>
  places().middles.get(federalState);

/** Undefined for what is no code, and for one of which only the state is known. */
function placeOfPostalCode(text: string): string | undefined {
  if (!isPostalCode(text)) return undefined;
  const prefixes = [4, 3, 2].map((length) => text.slice(0, length));
  const known = prefixes.find((prefix) => postalPlaces[prefix] !== undefined);
  return known && postalPlaces[known];
}

/** The place that somebody typed: its name, alone or with its state, one of a state, or a postal code. */
export function findPlace(text: string): KnownPlace | undefined {
  const folded = foldText(text);
  const code = placeOfPostalCode(folded);
  if (code) return placeNamed(code);
  const byCode = findStateOfPostalCode(folded);
  if (byCode) return middleOf(byCode);
  const [name = '', state] = folded.split(/\s*,\s*/);
  const [, meant = name] = placeAliases.find(([alias]) => alias === name) ?? [];
  const ofState = stateNamed(state);
  if (ofState) return named(meant, ofState) ?? middleOf(ofState);
  const isState = stateNamed(meant);
  return isState ? (named(meant, isState) ?? middleOf(isState)) : named(meant);
}

const stateNamed = (text: string | undefined) =>
  text ? federalStates.find(({ value }) => foldText(value) === foldText(text))?.value : undefined;

/** "Ciudad Juárez" as well as "Juárez", "Oaxaca de Juárez" as well as "Oaxaca". */
const named = (name: string, federalState?: string) =>
  placeNamed(name, federalState) ?? placeNamed(shortOf(name), federalState);

/** Kilometers as the crow flies. */
export function distanceBetween(one: Point, other: Point): number {
  const radians = Math.PI / 180;
  const across =
    (other.longitude - one.longitude) * Math.cos(((one.latitude + other.latitude) / 2) * radians);
  return Math.hypot(across, other.latitude - one.latitude) * 111.2;
}

/** The place that lies nearest; undefined far from all, as abroad. */
export function placeNear(point: Point): KnownPlace | undefined {
  let [nearest, least]: [KnownPlace | undefined, number] = [undefined, farthest];
  for (const place of places().all) {
    const distance = distanceBetween(point, place);
    if (distance < least) [nearest, least] = [place, distance];
  }
  return nearest;
}

/** Kilometers. */
const farthest = 150;

/** The places with the most people: a device finds the one near it by itself. */
export const biggestPlaces = (most: number): readonly KnownPlace[] => places().all.slice(0, most);
