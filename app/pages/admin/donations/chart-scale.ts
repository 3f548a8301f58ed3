/** From where to where a chart of amounts goes, and where its lines are: all in centavos. */
export interface ChartScale {
  bottom: number;
  top: number;
  /** From the bottom up, zero among them. */
  lines: number[];
}

const roundSteps = [1, 2, 2.5, 5, 10, 20, 25, 50, 100];
/** Spaces between lines. */
const mostSpaces = 4;
/** Of a chart without any amount. */
const usualTop = 100_00;

/** Round amounts around all values and zero. */
export function chartScale(values: readonly number[]): ChartScale {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values) || (lowest === 0 ? usualTop : 0);
  const magnitude = 10 ** Math.floor(Math.log10((highest - lowest) / mostSpaces));
  // Both ends are rounded away from zero, which may take a space more than the span has.
  const spaces = (step: number) => Math.ceil(highest / step) + Math.ceil(-lowest / step);
  const round = roundSteps.find((one) => spaces(one * magnitude) <= mostSpaces) ?? 100;
  const step = round * magnitude;
  const first = -Math.ceil(-lowest / step) || 0;
  const count = spaces(step) + 1;
  const lines = Array.from({ length: count }, (_, index) => (first + index) * step);
  return { bottom: first * step, top: (first + count - 1) * step, lines };
}
