import { federalStates } from '../../federal-states.ts';
import { foldText } from '../../text.ts';
import { lifeStage } from '../life-stage.ts';
import { company, type PetFilter, type PetOrder } from '../pet-filter.ts';
import { breed, energy, type Species, sex, size, species, yesNo } from '../vocabularies.ts';
import { readAge } from './search-ages.ts';
import { type Meaning, meanings, type SearchChoice } from './search-meanings.ts';
import { placeAliases } from './search-places.ts';
import { isTypoOf } from './typos.ts';

export const searchLimits = {
  /** Of the text, in characters. */
  text: 200,
  words: 40,
} as const;

/** What a search in one's own words asks for. */
export interface UnderstoodSearch {
  filter: PetFilter;
  order: PetOrder | undefined;
  /** A postal code, from which the nearest are looked for. */
  near: string | undefined;
  /** What means nothing to the portal, in the person's own words; what they do not want begins with "no ". */
  unknown: string[];
  /** What was taken for a slip of the pen, as it was written: it may be a pet's name. */
  guessed: string[];
}

interface ReadingOptions {
  /** Of pets, normalized: such a word is no slip of the pen. */
  names?: ReadonlySet<string>;
  /** Whether the name of a state that is a breed as well means the state, though nothing says so. */
  isStateFirst?: boolean;
}

interface Place {
  kind: 'city' | 'state';
  name: string;
}

const vocabularies = { sex, lifeStage, size, sterilized: yesNo, breed, energy } as const;

const meaningOf = new Map<string, Meaning>();
for (const [words, meaning] of meanings) {
  for (const word of words.split(',')) {
    const folded = foldText(word);
    if (!meaningOf.has(folded)) meaningOf.set(folded, meaning);
  }
}
const longestPhrase = Math.max(...[...meaningOf.keys()].map((key) => key.split(' ').length));
/** Of these a typo is recognised; what turns the next word around has to be written as it is. */
const knownWords = [...meaningOf].flatMap(([word, { kind }]) =>
  word.includes(' ') || kind === 'filler' || kind === 'not' ? [] : [word],
);

/** States whose name is a breed of dogs. */
const breedStates = new Set(['Chihuahua']);

/** Small words that stand within the name of a place. */
const joiners = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'san', 'santa', 'y']);

/**
 * What somebody looks for who writes as they speak, in Spanish or English, with slips of the pen.
 * @param cities in which pets are, as people read them
 */
export function understandSearch(
  text: string,
  cities: readonly string[],
  options: ReadingOptions = {},
): UnderstoodSearch {
  const own = (text.slice(0, searchLimits.text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(
    0,
    searchLimits.words,
  );
  return new Reading(own, placesBy(cities), options).result();
}

function placesBy(cities: readonly string[]): Map<string, Place> {
  const places = new Map<string, Place>();
  const add = (folded: string, place: Place) => {
    if (folded !== '' && !places.has(folded)) places.set(folded, place);
  };
  for (const { value } of federalStates) add(plain(value), { kind: 'state', name: value });
  for (const name of cities) add(plain(name), { kind: 'city', name });
  for (const [alias, name] of placeAliases) {
    const place = places.get(plain(name));
    if (place) add(alias, place);
  }
  return places;
}

const plain = (name: string) => (foldText(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');

/** One search, read from its first word to its last. */
class Reading {
  readonly #own: readonly string[];
  readonly #words: readonly string[];
  readonly #places: ReadonlyMap<string, Place>;
  readonly #longestPlace: number;
  readonly #species = new Set<Species>();
  readonly #company = new Set<string>();
  readonly #chosen = new Map<SearchChoice, Set<string>>();
  readonly #filter: PetFilter = {};
  readonly #unknown: string[] = [];
  readonly #guessed: string[] = [];
  readonly #options: ReadingOptions;
  /** Kinds of animals that are not wanted, and how that was written. */
  readonly #unwanted: { species: Species; words: string }[] = [];
  #order: PetOrder | undefined;
  #near: string | undefined;
  /** What follows is an animal that lives there; a place; turned around. */
  #isCompanion = false;
  #isPlace = false;
  #isNegated = false;
  /** The word before named an animal that lives there: an adjective is about that one. */
  #isAboutCompanion = false;

  constructor(own: readonly string[], places: ReadonlyMap<string, Place>, options: ReadingOptions) {
    this.#own = own;
    this.#options = options;
    this.#words = own.map(foldText);
    this.#places = places;
    this.#longestPlace = Math.max(...[...places.keys()].map((key) => key.split(' ').length));
  }

  result(): UnderstoodSearch {
    let at = 0;
    while (at < this.#words.length) at += this.#read(at);
    // "dogs, no cats" says it twice; "no cats" alone may speak of the home.
    const [only, ...others] = this.#species;
    for (const { species: kind, words } of this.#unwanted) {
      if (only === undefined || only === kind || others.length > 0) this.#unknown.push(words);
    }
    return {
      ...{ filter: this.#assembled(), order: this.#order, near: this.#near },
      ...{ unknown: this.#unknown, guessed: this.#guessed },
    };
  }

  /** @returns how many words were read */
  #read(at: number): number {
    const age = readAge(this.#words.slice(at).join(' '));
    if (age && !this.#isCompanion) {
      const { lifeStage: stages = [], ...exact } = age.filter;
      Object.assign(this.#filter, exact);
      this.#choose('lifeStage', stages);
      return age.words;
    }
    if (/^\d{5}$/.test(this.#words[at] ?? '')) {
      this.#near = this.#words[at];
      this.#reset();
      return 1;
    }
    const place = this.#find(at, this.#longestPlace, this.#places);
    if (place && this.#isBreed(place.found)) return this.#leave(at);
    const phrase = this.#find(at, longestPhrase, meaningOf);
    if (place && (!phrase || place.words >= phrase.words)) {
      this.#takePlace(place.found);
      return place.words;
    }
    if (phrase) {
      this.#take(phrase.found, at, phrase.words);
      return phrase.words;
    }
    return this.#readUnknown(at);
  }

  /** The longest phrase of those that begins here. */
  #find<Found>(at: number, longest: number, known: ReadonlyMap<string, Found>) {
    for (let words = longest; words > 0; words -= 1) {
      if (at + words > this.#words.length) continue;
      const found = known.get(this.#words.slice(at, at + words).join(' '));
      if (found !== undefined) return { found, words };
    }
    return undefined;
  }

  #readUnknown(at: number): number {
    const word = this.#words[at] ?? '';
    if (this.#options.names?.has(word)) return this.#leave(at);
    const meant = /\d/.test(word) ? undefined : knownWords.find((known) => isTypoOf(word, known));
    const meaning = meant === undefined ? undefined : meaningOf.get(meant);
    if (meaning) {
      this.#guessed.push(this.#own[at] ?? '');
      this.#take(meaning, at);
      return 1;
    }
    const [, place] = [...this.#places].find(([name]) => isTypoOf(word, name)) ?? [];
    if (place) {
      this.#guessed.push(this.#own[at] ?? '');
      this.#takePlace(place);
      return 1;
    }
    if (this.#isPlace && !/\d/.test(word)) return this.#readCity(at);
    return this.#leave(at);
  }

  /** What means nothing here. */
  #leave(at: number): number {
    this.#unknown.push(`${this.#isNegated ? 'no ' : ''}${this.#own[at]}`);
    this.#reset();
    return 1;
  }

  /** "chihuahua" beside dogs, or alone, is a breed; "en Chihuahua" a state. */
  #isBreed({ name }: Place): boolean {
    const isSaidOtherwise = this.#isPlace || this.#options.isStateFirst || this.#species.has('cat');
    return breedStates.has(name) && !isSaidOtherwise;
  }

  /** A place of which the portal has no pets, up to the next word that it knows. */
  #readCity(at: number): number {
    let end = at + 1;
    const goesOn = () => {
      const word = this.#words[end];
      const isJoiner = word !== undefined && joiners.has(word);
      return word !== undefined && end - at < 6 && (isJoiner || !meaningOf.has(word));
    };
    while (goesOn()) end += 1;
    while (joiners.has(this.#words[end - 1] ?? '')) end -= 1;
    this.#takePlace({ kind: 'city', name: this.#own.slice(at, end).join(' ') });
    return end - at;
  }

  /** @param words so many that say it, from `at` on */
  #take(meaning: Meaning, at: number, words = 1): void {
    const wasAboutCompanion = this.#isAboutCompanion;
    if (meaning.kind !== 'filler') this.#isAboutCompanion = false;
    switch (meaning.kind) {
      case 'filler':
        break;
      case 'companion':
        this.#isCompanion = true;
        this.#isPlace = false;
        break;
      case 'seeker':
        this.#reset();
        break;
      case 'place':
        this.#reset();
        this.#isPlace = true;
        break;
      case 'not':
        this.#isNegated = true;
        break;
      case 'home':
        this.#unknown.push(this.#own[at] ?? '');
        this.#reset();
        break;
      case 'order':
        this.#order = meaning.order;
        this.#reset();
        break;
      case 'company':
        this.#takeCompany(meaning.company, at, words);
        break;
      case 'animal':
        this.#takeAnimal(meaning, at);
        break;
      case 'choice':
        // "con perros grandes" and "with big dogs" tell of those dogs.
        if (isLook(meaning.choices) && (wasAboutCompanion || this.#isCompanion)) break;
        this.#takeChoices(meaning.choices);
        this.#reset();
        break;
    }
  }

  #takeAnimal({ species: kind, choices = {} }: Meaning & { kind: 'animal' }, at: number): void {
    const isFriendly = this.#words[at + 1] === 'friendly';
    if (this.#isCompanion || isFriendly) {
      this.#takeCompany([kind === 'dog' ? 'dogs' : 'cats'], at, 1);
      return;
    }
    // "not a puppy" asks for a dog, "no dogs" for none.
    if (!this.#isNegated || Object.keys(choices).length > 0) {
      this.#species.add(kind);
      this.#takeChoices(choices);
    } else {
      this.#unwanted.push({ species: kind, words: `no ${this.#own[at]}` });
    }
    this.#isPlace = false;
    this.#isNegated = false;
  }

  /** No filter finds those that get along with somebody badly. */
  #takeCompany(found: readonly string[], at: number, words: number): void {
    if (this.#isNegated) this.#unknown.push(`no ${this.#own.slice(at, at + words).join(' ')}`);
    else for (const one of found) this.#company.add(one);
    this.#afterCompanion();
  }

  #afterCompanion(): void {
    this.#isAboutCompanion = true;
    this.#isPlace = false;
    this.#isNegated = false;
  }

  #takeChoices(choices: (Meaning & { kind: 'choice' })['choices']): void {
    for (const [name, values] of Object.entries(choices) as [SearchChoice, readonly string[]][]) {
      this.#choose(name, this.#isNegated ? othersOf(name, values) : values);
    }
  }

  #choose(name: SearchChoice, values: readonly string[]): void {
    const chosen = this.#chosen.get(name) ?? new Set();
    for (const value of values) chosen.add(value);
    this.#chosen.set(name, chosen);
  }

  #takePlace({ kind, name }: Place): void {
    if (kind === 'city') this.#filter.city = name;
    else this.#filter.federalState = [...(this.#filter.federalState ?? []), name as never];
    this.#reset();
  }

  #reset(): void {
    this.#isCompanion = false;
    this.#isPlace = false;
    this.#isNegated = false;
    this.#isAboutCompanion = false;
  }

  /** Each list in the order of its vocabulary. */
  #assembled(): PetFilter {
    const filter: Record<string, unknown> = { ...this.#filter };
    const put = (name: keyof PetFilter, all: readonly string[], found: ReadonlySet<string>) => {
      if (found.size > 0) filter[name] = all.filter((value) => found.has(value));
    };
    put('species', species.values, this.#species);
    put('livesWith', company.values, this.#company);
    for (const [name, found] of this.#chosen) put(name, vocabularies[name].values, found);
    return filter;
  }
}

/** How an animal looks or how old it is, other than how it is. */
const isLook = (choices: object) => 'size' in choices || 'sex' in choices || 'lifeStage' in choices;

/** Whoever wants no giant wants no large one either. */
function othersOf(name: SearchChoice, values: readonly string[]): readonly string[] {
  const unwanted = values.includes('giant') ? [...values, 'large'] : values;
  return vocabularies[name].values.filter((value) => !unwanted.includes(value));
}
