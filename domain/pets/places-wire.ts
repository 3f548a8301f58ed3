/** The bigger places of Mexico, among which a device finds the one near it by itself. */
export const placesPath = '/feeds/lugares.json';

/** Name with its state, latitude, longitude. */
export type PlaceOnMap = readonly [name: string, latitude: number, longitude: number];
