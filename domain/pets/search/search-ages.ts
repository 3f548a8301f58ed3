import { mostAge } from '../birth.ts';
import type { LifeStage } from '../life-stage.ts';
import type { PetFilter } from '../pet-filter.ts';
import type { AgeUnit } from '../vocabularies.ts';

/** What a search says of an age, and how many of its words say it. */
interface FoundAge {
  filter: Pick<PetFilter, 'ageValue' | 'ageUnit' | 'lifeStage'>;
  words: number;
}

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'un una uno one a',
    'dos two',
    'tres three',
    'cuatro four',
    'cinco five',
    'seis six',
    'siete seven',
    'ocho eight',
    'nueve nine',
    'diez ten',
    'once eleven',
    'doce twelve',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, index + 1])),
);
const number = `(\\d{1,2}|${Object.keys(numbers).join('|')})`;
const unit =
  '(semanas?|weeks?|wks?|mes|meses|months?|mos?|anos?|anitos?|years?|yrs?|yo|y o|year old)';
const less =
  'menos de|menor de|menores de|menor a|menores a|hasta|maximo|no mas de|no mayor de|no mayor a|under|younger than|less than|up to|at most|not older than';
const more =
  'mas de|mayor de|mayores de|mayor a|mayores a|mayor que|minimo|over|older than|more than|at least';
const shape = new RegExp(
  `^(?:(?:(${less})|(${more})) )?(?:(?:entre |between |from |de )?${number} ?${unit}? (?:a|to|y|o|or|and) )?${number} ?${unit}(?: old| de edad)?(?= |$)`,
);

/** @param rest what is left of the search, folded */
export function readAge(rest: string): FoundAge | undefined {
  const match = shape.exec(rest);
  if (!match) return undefined;
  const [text, isLess, isMore, from, fromUnit, to = '', unitWord = ''] = match;
  const value = numbers[to] ?? Number(to);
  const ageUnit = unitOf(unitWord);
  if (value > mostAge) return undefined;
  const words = text.split(' ').length;
  if (from !== undefined) {
    return {
      words,
      filter: stages(
        inYears(numbers[from] ?? Number(from), fromUnit ? unitOf(fromUnit) : ageUnit),
        inYears(value, ageUnit),
      ),
    };
  }
  if (isLess) {
    // 0 asks for everybody younger than one unit.
    if (value === 1) return { words, filter: { ageValue: 0, ageUnit } };
    return { words, filter: stages(0, inYears(value, ageUnit) - 1) };
  }
  if (isMore) return { words, filter: stages(inYears(value, ageUnit), Number.POSITIVE_INFINITY) };
  return { words, filter: { ageValue: value, ageUnit } };
}

function unitOf(word: string): AgeUnit {
  if (/^(s|w)/.test(word)) return 'weeks';
  return /^m/.test(word) ? 'months' : 'years';
}

const inYears = (value: number, ageUnit: AgeUnit) =>
  ageUnit === 'years' ? value : ageUnit === 'months' ? Math.floor(value / 12) : 0;

/** The times of life, by those of dogs, that ages from one year to another touch. */
function stages(from: number, to: number): Pick<PetFilter, 'lifeStage'> {
  const touched: readonly [LifeStage, boolean][] = [
    ['young', from <= 1],
    ['adult', to >= 2 && from <= 7],
    ['senior', to >= 8],
  ];
  return { lifeStage: touched.flatMap(([stage, isTouched]) => (isTouched ? [stage] : [])) };
}
