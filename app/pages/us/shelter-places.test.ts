import { expect, it } from 'vitest';
import { placeShelters } from './shelter-places.ts';

const oaxaca = { name: 'Refugio', federalState: 'Oaxaca', latitude: 17.06, longitude: -96.72 };
const cancun = { name: 'Playa', federalState: 'Quintana Roo', latitude: 21.16, longitude: -86.85 };
const tulum = { name: 'Selva', federalState: 'Quintana Roo', latitude: 20.21, longitude: -87.46 };

it('shows a city closer only where it has a shelter, and all others on the country', () => {
  const { inLenses, elsewhere } = placeShelters([oaxaca, tulum, cancun]);
  expect(
    inLenses.map(({ lens, shelters }) => [lens.city, shelters.map((one) => one.number)]),
  ).toEqual([['Tulum', [2]]]);
  expect(elsewhere.map(({ number }) => number)).toEqual([1, 3]);
});
