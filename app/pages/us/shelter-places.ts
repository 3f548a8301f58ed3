/** Which shelters the map shows through a lens, and which on the country itself. */

export interface MapShelter {
  name: string;
  federalState: string;
  latitude: number;
  longitude: number;
}

export type Project = (longitude: number, latitude: number) => { x: number; y: number };

/** North up, distances true around `latitude`; `scale` in units of the drawing per degree. */
function projection(
  origin: { longitude: number; latitude: number; x: number; y: number },
  scale: number,
): Project {
  const longitudeScale = Math.cos((origin.latitude * Math.PI) / 180);
  return (longitude, latitude) => ({
    x: Math.round(origin.x + (longitude - origin.longitude) * longitudeScale * scale),
    y: Math.round(origin.y - (latitude - origin.latitude) * scale),
  });
}

export const country = projection({ longitude: -102, latitude: 23.6, x: 350, y: 232 }, 23.5);

export interface Lens {
  federalState: string;
  city: string;
  /** Of the lens on the map. */
  x: number;
  y: number;
  /** What it shows. */
  longitude: number;
  latitude: number;
  scale: number;
}

export const radius = 98;
const lenses: readonly Lens[] = [
  {
    federalState: 'Quintana Roo',
    city: 'Tulum',
    x: 545,
    y: 152,
    longitude: -87.464,
    latitude: 20.234,
    scale: 1750,
  },
  {
    federalState: 'Jalisco',
    city: 'Guadalajara',
    x: 112,
    y: 344,
    longitude: -103.355,
    latitude: 20.69,
    scale: 1050,
  },
];

/** With its place in the list beside the map. */
export type NumberedShelter = MapShelter & { number: number };

export const placeIn = ({ longitude, latitude, x, y, scale }: Lens): Project =>
  projection({ longitude, latitude, x, y }, scale);

function isIn(lens: Lens, { longitude, latitude }: MapShelter): boolean {
  const at = placeIn(lens)(longitude, latitude);
  return Math.hypot(at.x - lens.x, at.y - lens.y) <= radius;
}

/** Only lenses that show a shelter. */
export function placeShelters(shelters: readonly MapShelter[]) {
  const numbered = shelters.map((shelter, index) => ({ ...shelter, number: index + 1 }));
  const inLenses = lenses
    .map((lens) => ({ lens, shelters: numbered.filter((one) => isIn(lens, one)) }))
    .filter((one) => one.shelters.length > 0);
  const elsewhere = numbered.filter((one) => !lenses.some((lens) => isIn(lens, one)));
  return { inLenses, elsewhere };
}
