import { type PlaceOnMap, placesPath } from '#domain/pets/places-wire.ts';

/** Degrees of latitude within which a device is in Mexico's neighborhood; beyond, no place is near. */
const farthest = 5;

/** The name of the bigger place nearest to the device, whose position goes nowhere; undefined where it is not told. */
export async function nearestPlace(): Promise<string | undefined> {
  try {
    const [position, places] = await Promise.all([whereAmI(), readPlaces()]);
    const { latitude, longitude } = position.coords;
    const stretch = Math.cos((latitude * Math.PI) / 180);
    const distanceTo = ([, at, across]: PlaceOnMap) =>
      Math.hypot(at - latitude, (across - longitude) * stretch);
    const [first, ...others] = places;
    if (!first) return undefined;
    const nearest = others.reduce(
      (best, place) => (distanceTo(place) < distanceTo(best) ? place : best),
      first,
    );
    return distanceTo(nearest) < farthest ? nearest[0] : undefined;
  } catch {
    return undefined;
  }
}

const whereAmI = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      timeout: 10_000,
      maximumAge: 600_000,
    }),
  );

async function readPlaces(): Promise<readonly PlaceOnMap[]> {
  const response = await fetch(placesPath);
  if (!response.ok) throw new Error('places');
  return response.json();
}
