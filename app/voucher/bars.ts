/** Bars and gaps of one module each ('1101…'), as Code 128, which the tills of the stores read. */
export async function barsOf(digits: string): Promise<string> {
  const { default: encode } = await import('jsbarcode');
  const encoded: { encodings?: { data: string }[] } = {};
  encode(encoded, digits, { format: 'CODE128' });
  return encoded.encodings?.map(({ data }) => data).join('') ?? '';
}

/** The path of the bars, one unit of the drawing a module. */
export function pathOf(bars: string, height: number): string {
  return [...bars.matchAll(/1+/g)]
    .map(({ index, 0: bar }) => `M${index} 0h${bar.length}v${height}h-${bar.length}z`)
    .join('');
}
