/** The list of pets that other sites show by one script: what its snippet says, as the builder's form asks for it. */

export const embedParams = {
  number: 'numero',
  language: 'idioma',
  accent: 'acento',
  ground: 'fondo',
  ink: 'texto',
} as const;

/** What the form asks of the pets: a name of the list's address, with what need not be said. */
export type EmbedFilter = readonly [name: string, usual: string];

export const embedDefaults = { number: 6, accent: '#c2125c', ground: '#fffdf8', ink: '#2b1230' };
export const mostEmbedded = 24;

const colorPattern = /^#[0-9a-f]{6}$/;

/** The attributes of the script, in the order of the snippet; what is as usual is left out. */
export function embedAttributes(
  params: URLSearchParams,
  filters: readonly EmbedFilter[],
): [name: string, value: string][] {
  const filter = new URLSearchParams();
  for (const [name, usual] of filters) {
    const value = params.get(name)?.trim().slice(0, 80);
    if (value && value !== usual) filter.append(name, value);
  }
  const number = Number(params.get(embedParams.number)) || embedDefaults.number;
  const color = (name: 'accent' | 'ground' | 'ink'): [string, string][] => {
    const value = params.get(embedParams[name])?.toLowerCase() ?? '';
    const isUsual = value === embedDefaults[name] || !colorPattern.test(value);
    return isUsual ? [] : [[embedParams[name], value]];
  };
  return [
    ...(filter.size > 0 ? [['filtro', String(filter)] as [string, string]] : []),
    [embedParams.number, String(Math.min(mostEmbedded, Math.max(1, Math.trunc(number))))],
    [embedParams.language, params.get(embedParams.language) === 'en' ? 'en' : 'es'],
    ...color('accent'),
    ...color('ground'),
    ...color('ink'),
  ];
}

export const embedScript = '/widgets/mascotas.js';

export function embedSnippet(
  siteUrl: string,
  params: URLSearchParams,
  filters: readonly EmbedFilter[],
): string {
  const attributes = embedAttributes(params, filters).map(
    ([name, value]) => ` data-${name}="${escapeAttribute(value)}"`,
  );
  return `<script async src="${siteUrl}${embedScript}"${attributes.join('')}></script>`;
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Whether texts of the one color are easy to read on the other: 4.5 to 1 (WCAG 1.4.3). */
export function isReadable(ink: string, ground: string): boolean {
  const [dark = 0, light = 0] = [luminance(ink), luminance(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05) >= 4.5;
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
