import type { FederalState } from './federal-states.ts';
import { findStateOfPostalCode } from './postal-codes.ts';

/**
 * Clocks by the Ley de los Husos Horarios en los Estados Unidos Mexicanos (DOF 28 October 2022, reformed for Chihuahua
 * in November 2022): central time without daylight saving, but for these.
 */
const zoneOfState: Partial<Record<FederalState, string>> = {
  'Baja California': 'America/Tijuana',
  'Baja California Sur': 'America/Mazatlan',
  'Quintana Roo': 'America/Cancun',
  Nayarit: 'America/Mazatlan',
  Sinaloa: 'America/Mazatlan',
  Sonora: 'America/Hermosillo',
};

const centralMexico = 'America/Mexico_City';

/** Split from Ojinaga in 2022: browsers from before know only its neighbour across the border, with the same clock. */
const ciudadJuarez = 'America/Ciudad_Juarez';
const acrossTheBorder = 'America/Denver';

/**
 * Municipalities whose clocks differ from the rest of their state, as first and last postal code (SEPOMEX, December
 * 2024): the border strip, which follows the United States' daylight saving, and Bahía de Banderas.
 */
const zoneOfMunicipalities: readonly (readonly [from: number, to: number, zone: string])[] = [
  // Coahuila: Acuña, Allende, Guerrero, Hidalgo, Jiménez, Morelos, Nava, Piedras Negras, Villa Unión, Zaragoza; Ocampo.
  [26000, 26329, 'America/Matamoros'],
  [26400, 26699, 'America/Matamoros'],
  [27500, 27549, 'America/Matamoros'],
  // Chihuahua, west: Ascensión, Janos; Juárez, Guadalupe, Praxedis G. Guerrero.
  [31820, 31849, ciudadJuarez],
  [32000, 32799, ciudadJuarez],
  // Chihuahua, east: Coyame del Sotol, Ojinaga; Manuel Benavides.
  [32850, 32899, 'America/Ojinaga'],
  [32980, 32999, 'America/Ojinaga'],
  // Nayarit: Bahía de Banderas.
  [63726, 63739, 'America/Bahia_Banderas'],
  // Nuevo León: Anáhuac.
  [65000, 65059, 'America/Matamoros'],
  // Tamaulipas: Matamoros, Valle Hermoso; Camargo, Guerrero, Gustavo Díaz Ordaz, Mier, Miguel Alemán, Nuevo Laredo,
  // Reynosa; Río Bravo.
  [87300, 87599, 'America/Matamoros'],
  [88000, 88879, 'America/Matamoros'],
  [88900, 88999, 'America/Matamoros'],
];

/**
 * IANA name of the zone whose clocks a place goes by.
 * @param value the place's state, where somebody says it: a postal code of another one is a slip, and does not count
 */
export function timezoneOf(postalCode: string, value?: FederalState): string {
  const ofCode = findStateOfPostalCode(postalCode);
  const state = value ?? ofCode;
  if (!state) return centralMexico;
  const code = Number(postalCode);
  const exception = zoneOfMunicipalities.find(([from, to]) => code >= from && code <= to);
  const zone = (state === ofCode && exception?.[2]) || (zoneOfState[state] ?? centralMexico);
  return zone === ciudadJuarez && !isKnown(zone) ? acrossTheBorder : zone;
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
