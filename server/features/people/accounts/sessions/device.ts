/** In this order: most browsers also carry the names of others. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|EdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]+.* Safari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** 'Chrome · Android'; '' for what is no browser that people use. Versions are left out: they change every month. */
export function deviceName(userAgent: string): string {
  const find = (names: typeof browsers) => names.find(([mark]) => mark.test(userAgent))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(' · ');
}

/** What stays the same while somebody moves about with one provider: the first half of an address, about. */
export function providerNetworkOf(address: string): string {
  const ipv4 = /(\d+)\.(\d+)\.\d+\.\d+$/.exec(address);
  if (ipv4) return `${ipv4[1]}.${ipv4[2]}`;
  return address.split(':').slice(0, 3).join(':');
}
