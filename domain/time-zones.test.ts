import { describe, expect, test } from 'vitest';
import { readPostalCodes } from '#tests/setup/postal-code-table.ts';
import { timezoneOf } from './time-zones.ts';

/** Hours from UTC in winter and in summer. */
function offsets(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const at = (day: string) =>
    format.formatToParts(new Date(day)).find(({ type }) => type === 'timeZoneName')?.value;
  return `${at('2026-01-15')} ${at('2026-07-15')}`.replaceAll('GMT', '');
}

const centre = '-6 -6';
const pacific = '-7 -7';
const centreAtTheBorder = '-6 -5';
const juarez = '-7 -6';

/** Those that the law names, by state. */
const municipalities: Record<string, Record<string, readonly string[]>> = {
  Chihuahua: {
    [juarez]: ['Ascensión', 'Guadalupe', 'Janos', 'Juárez', 'Praxedis G. Guerrero'],
    [centreAtTheBorder]: ['Coyame del Sotol', 'Manuel Benavides', 'Ojinaga'],
  },
  'Coahuila de Zaragoza': {
    [centreAtTheBorder]: [
      ...['Acuña', 'Allende', 'Guerrero', 'Hidalgo', 'Jiménez', 'Morelos', 'Nava', 'Ocampo'],
      ...['Piedras Negras', 'Villa Unión', 'Zaragoza'],
    ],
  },
  'Nuevo León': { [centreAtTheBorder]: ['Anáhuac'] },
  Tamaulipas: {
    [centreAtTheBorder]: [
      ...['Camargo', 'Guerrero', 'Gustavo Díaz Ordaz', 'Matamoros', 'Mier', 'Miguel Alemán'],
      ...['Nuevo Laredo', 'Reynosa', 'Río Bravo', 'Valle Hermoso'],
    ],
  },
  Nayarit: { [centre]: ['Bahía de Banderas'] },
};
const states: Record<string, string> = {
  'Baja California': '-8 -7',
  'Baja California Sur': pacific,
  Nayarit: pacific,
  'Quintana Roo': '-5 -5',
  Sinaloa: pacific,
  Sonora: pacific,
};

test.each([
  ['06000', 'Ciudad de México', centre],
  ['77500', 'Cancún', '-5 -5'],
  ['82000', 'Mazatlán', pacific],
  ['83000', 'Hermosillo', pacific],
  ['23000', 'La Paz', pacific],
  ['22000', 'Tijuana', '-8 -7'],
  ['31000', 'Chihuahua', centre],
  ['31815', 'between Nuevo Casas Grandes and Ascensión', centre],
  ['31830', 'Ascensión', juarez],
  ['31850', 'Casas Grandes', centre],
  ['32000', 'Ciudad Juárez', juarez],
  ['32797', 'Praxedis G. Guerrero', juarez],
  ['32800', 'Ahumada', centre],
  ['32880', 'Ojinaga', centreAtTheBorder],
  ['32900', 'Aldama', centre],
  ['32985', 'Manuel Benavides', centreAtTheBorder],
  ['33000', 'Delicias', centre],
  ['25000', 'Saltillo', centre],
  ['26000', 'Piedras Negras', centreAtTheBorder],
  ['26340', 'Múzquiz', centre],
  ['26400', 'Jiménez, Coahuila', centreAtTheBorder],
  ['26700', 'Sabinas', centre],
  ['27500', 'Ocampo, Coahuila', centreAtTheBorder],
  ['27550', 'Nadadores', centre],
  ['64000', 'Monterrey', centre],
  ['65000', 'Anáhuac', centreAtTheBorder],
  ['65070', 'Lampazos de Naranjo', centre],
  ['87000', 'Ciudad Victoria', centre],
  ['87300', 'Matamoros', centreAtTheBorder],
  ['87600', 'San Fernando', centre],
  ['88000', 'Nuevo Laredo', centreAtTheBorder],
  ['88880', 'Méndez', centre],
  ['88900', 'Río Bravo', centreAtTheBorder],
  ['89000', 'Tampico', centre],
  ['63000', 'Tepic', pacific],
  ['63724', 'Compostela', pacific],
  ['63732', 'Bahía de Banderas', centre],
  ['63740', 'San Blas', pacific],
])('%s (%s) goes by %s', (postalCode, _place, expected) => {
  expect(offsets(timezoneOf(postalCode))).toBe(expected);
});

test('the state that is said counts where the postal code is of none, or of another one', () => {
  expect(timezoneOf('17000', 'Sonora')).toBe('America/Hermosillo');
  expect(timezoneOf('32000', 'Sonora')).toBe('America/Hermosillo');
  expect(timezoneOf('63732', 'Nayarit')).toBe('America/Bahia_Banderas');
  expect(timezoneOf('17000')).toBe('America/Mexico_City');
});

const rows = readPostalCodes();
if (rows) {
  describe('the whole table of postal codes', () => {
    const byZone = new Map<string, string>();
    const offsetsOf = (cp: string) => {
      const zone = timezoneOf(cp);
      if (!byZone.has(zone)) byZone.set(zone, offsets(zone));
      return byZone.get(zone);
    };

    test('goes by the municipalities of the law', () => {
      const differing = rows.filter(({ cp, estado, municipio }) => {
        const named = Object.entries(municipalities[estado] ?? {});
        const ofMunicipality = named.find(([, names]) => names.includes(municipio))?.[0];
        return offsetsOf(cp) !== (ofMunicipality ?? states[estado] ?? centre);
      });
      expect(rows.length).toBeGreaterThan(30_000);
      expect(differing).toEqual([]);
    });

    test('knows every municipality that the law names', () => {
      const known = new Set(rows.map(({ estado, municipio }) => `${estado}: ${municipio}`));
      const named = Object.entries(municipalities).flatMap(([state, byOffset]) =>
        Object.values(byOffset).flatMap((names) => names.map((name) => `${state}: ${name}`)),
      );
      expect(named.filter((name) => !known.has(name))).toEqual([]);
    });
  });
}
