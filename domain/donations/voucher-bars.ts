/** Modules of blank on either side, without which tills do not find the bars. */
export const quietModules = 10;

/**
 * Bars and gaps of one module each ('1101…'), as Code 128, which the tills of the stores read.
 * @returns '' for what it has no bars for; the digits do as well
 */
export async function barsOf(digits: string): Promise<string> {
  const { default: encode } = await import('jsbarcode');
  const encoded: { encodings?: { data: string }[] } = {};
  let isValid = true;
  const valid = (found: boolean) => {
    isValid = found;
  };
  encode(encoded, digits, { format: 'CODE128', valid });
  return (isValid && encoded.encodings?.map(({ data }) => data).join('')) || '';
}

/** The path of the bars, one unit of the drawing a module. */
export function pathOf(bars: string, height: number): string {
  return [...bars.matchAll(/1+/g)]
    .map(({ index, 0: bar }) => `M${index} 0h${bar.length}v${height}h-${bar.length}z`)
    .join('');
}
