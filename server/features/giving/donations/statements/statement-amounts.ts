/** Beyond it an amount is none: one hundred million pesos. */
const largestCents = 100_000_000_00;

const bare = (cell: string) =>
  cell.replace(/MXN|M\.?N\.?|MXP/i, '').replaceAll(/[\s$'\u00a0\u202f]/g, '');

interface Written {
  isNegative: boolean;
  /** Digits with points and commas. */
  digits: string;
}

function written(cell: string): Written | undefined {
  const text = bare(cell);
  const [, open, sign, digits = '', back, close] =
    /^(\()?([+\-\u2212])?([\d.,]*\d)([+\-\u2212])?(\))?$/.exec(text) ?? [];
  if (digits === '' || (open === undefined) !== (close === undefined)) return undefined;
  if (sign !== undefined && back !== undefined) return undefined;
  const minus = [sign, back].some((one) => one === '-' || one === '\u2212');
  return { isNegative: minus || open !== undefined, digits };
}

type Mark = '.' | ',';

/** The decimal mark that digits prove by themselves; undefined where '1,234' may be either. */
function provenMark(digits: string): Mark | undefined {
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  if (last < 0) return undefined;
  const mark = digits[last] as Mark;
  const other: Mark = mark === '.' ? ',' : '.';
  const times = digits.split(mark).length - 1;
  if (times > 1) return other;
  if (digits.includes(other)) return mark;
  return digits.length - last - 1 === 3 ? undefined : mark;
}

function centsOf({ isNegative, digits }: Written, mark: Mark): number | undefined {
  const group = mark === '.' ? ',' : '\\.';
  const shape = new RegExp(`^(\\d+|\\d{1,3}(?:${group}\\d{3})+)(?:\\${mark}(\\d{1,2}))?$`);
  const [, whole, decimals = ''] = shape.exec(digits) ?? [];
  if (whole === undefined) return undefined;
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (cents > largestCents) return undefined;
  return isNegative ? -cents : cents;
}

/** '' or '-' where a statement has no amount. */
export const isNoAmount = (cell: string): boolean => /^[-–—]?$/.test(bare(cell));

/**
 * Reads the amounts of one file, in which '1.234,56' or '1,234.56' shows which sign stands before the centavos; where none
 * shows it, it is the point, as in Mexico.
 * @returns centavos, below zero where it says so; undefined for what is no amount
 */
export function amountReader(cells: Iterable<string>): (cell: string) => number | undefined {
  const proven = new Set<Mark>();
  for (const cell of cells) {
    const mark = provenMark(written(cell)?.digits ?? '');
    if (mark) proven.add(mark);
  }
  const usual = proven.size === 0 ? '.' : proven.size === 1 ? [...proven][0] : undefined;
  return (cell) => {
    const found = written(cell);
    if (!found) return undefined;
    const { digits } = found;
    const mark = provenMark(digits) ?? (/^\d+$/.test(digits) ? '.' : usual);
    return mark && centsOf(found, mark);
  };
}
