import type { CareKind } from '#domain/care/care-kinds.ts';

interface DemoEntry {
  kind: CareKind;
  daysAgo: number;
  /** As the catalogue calls it. */
  product?: string;
  brand?: string;
  lot?: string;
  vetName?: string;
  vetLicence?: string;
  weight?: number;
  operation?: 'sterilization';
  title?: string;
  text?: string;
}

/**
 * Medical records of the demonstration’s pets, by their ids there: something late, something due soon, something done.
 * Who was adopted has nothing late.
 */
export const demoCare: Readonly<Record<string, readonly DemoEntry[]>> = {
  grillo: [
    {
      kind: 'vaccine',
      daysAgo: 150,
      product: 'Rabia',
      brand: 'Nobivac Rabia',
      lot: 'A482B01',
      vetName: 'MVZ Itzel Cauich',
      vetLicence: '7654321',
    },
    { kind: 'vaccine', daysAgo: 40, product: 'Triple felina', brand: 'Felocell 3', lot: '516233' },
    { kind: 'vaccine', daysAgo: 18, product: 'Triple felina', brand: 'Felocell 3', lot: '516240' },
    { kind: 'deworming', daysAgo: 91, product: 'Desparasitación interna', brand: 'Drontal' },
    { kind: 'deworming', daysAgo: 105, product: 'Desparasitación interna', brand: 'Drontal' },
    { kind: 'operation', daysAgo: 24, operation: 'sterilization' },
    { kind: 'weight', daysAgo: 88, weight: 3.1 },
    { kind: 'weight', daysAgo: 40, weight: 3.4 },
    { kind: 'weight', daysAgo: 5, weight: 3.7 },
  ],
  sereno: [
    {
      kind: 'vaccine',
      daysAgo: 60,
      product: 'Rabia',
      brand: 'Rabisin',
      lot: 'L459902',
      vetName: 'MVZ Rodrigo Llamas',
      vetLicence: '1234567',
    },
    { kind: 'vaccine', daysAgo: 64, product: 'Quíntuple canina', brand: 'Vanguard Plus 5' },
    {
      kind: 'vaccine',
      daysAgo: 40,
      product: 'Quíntuple canina',
      brand: 'Vanguard Plus 5',
      lot: '634120A',
      vetName: 'MVZ Rodrigo Llamas',
      vetLicence: '1234567',
    },
    { kind: 'deworming', daysAgo: 67, product: 'Desparasitación interna', brand: 'Endogard 30' },
    { kind: 'deworming', daysAgo: 52, product: 'Desparasitación interna', brand: 'Endogard 30' },
    { kind: 'operation', daysAgo: 48, operation: 'sterilization' },
    { kind: 'weight', daysAgo: 60, weight: 27.2 },
  ],
  kukulkan: [
    { kind: 'operation', daysAgo: 230, operation: 'sterilization' },
    { kind: 'vaccine', daysAgo: 225, product: 'Triple felina', brand: 'Felocell 3' },
    { kind: 'vaccine', daysAgo: 204, product: 'Triple felina', brand: 'Felocell 3' },
    { kind: 'vaccine', daysAgo: 204, product: 'Rabia', brand: 'Nobivac Rabia' },
    { kind: 'deworming', daysAgo: 40, product: 'Desparasitación interna', brand: 'Drontal' },
  ],
  nube: [
    { kind: 'operation', daysAgo: 62, operation: 'sterilization' },
    { kind: 'vaccine', daysAgo: 80, product: 'Triple felina', brand: 'Felocell 3' },
    { kind: 'vaccine', daysAgo: 59, product: 'Triple felina', brand: 'Felocell 3' },
    { kind: 'vaccine', daysAgo: 59, product: 'Rabia', brand: 'Nobivac Rabia' },
    { kind: 'deworming', daysAgo: 45, product: 'Desparasitación interna', brand: 'Drontal' },
  ],
  pozol: [
    { kind: 'vaccine', daysAgo: 250, product: 'Rabia', brand: 'Rabisin', lot: 'L459871' },
    { kind: 'vaccine', daysAgo: 120, product: 'Séxtuple canina', brand: 'Vanguard Plus 5' },
    { kind: 'vaccine', daysAgo: 99, product: 'Séxtuple canina', brand: 'Vanguard Plus 5' },
    { kind: 'visit', daysAgo: 30, title: 'Revisión general', text: 'Sano. Dientes limpios.' },
    { kind: 'weight', daysAgo: 120, weight: 12.9 },
    { kind: 'weight', daysAgo: 30, weight: 13.8 },
  ],
};

/** What a vet wrote by a link, of one of those pets. */
export const demoVetVisit = {
  pet: 'pozol',
  daysAgo: 12,
  title: 'Refuerzo de rabia y revisión',
  text: 'Buen estado general. Sarro leve: limpieza dental en los próximos seis meses.',
  weight: 14.1,
  vetName: 'MVZ Laura Ríos Peña',
  vetLicence: '8123456',
  clinic: 'Clínica Veterinaria del Parque',
  done: [
    { kind: 'vaccine', product: 'Rabia', brand: 'Rabisin', lot: 'L471205' },
    { kind: 'deworming', product: 'Desparasitación interna', brand: 'Endogard 30', lot: '2207A' },
  ],
} as const;

/** What the administrator has; the best-before dates count from the day on which the demonstration begins. */
export const demoLots = [
  { kind: 'vaccine', product: 'Rabisin', lot: 'L471205', expiresIn: 210, doses: 25 },
  { kind: 'vaccine', product: 'Felocell 3', lot: '516240', expiresIn: 45, doses: 10 },
  { kind: 'deworming', product: 'Drontal', lot: 'KP0931', expiresIn: -12, doses: 30 },
] as const;
