import { foldText } from './text.ts';
import { vocabulary } from './vocabulary.ts';

/** In the order of INEGI's codes 01 to 32, which is also the order of the ids. */
const labels = [
  'Aguascalientes',
  'Baja California',
  'Baja California Sur',
  'Campeche',
  'Coahuila',
  'Colima',
  'Chiapas',
  'Chihuahua',
  'Ciudad de México',
  'Durango',
  'Guanajuato',
  'Guerrero',
  'Hidalgo',
  'Jalisco',
  'Estado de México',
  'Michoacán',
  'Morelos',
  'Nayarit',
  'Nuevo León',
  'Oaxaca',
  'Puebla',
  'Querétaro',
  'Quintana Roo',
  'San Luis Potosí',
  'Sinaloa',
  'Sonora',
  'Tabasco',
  'Tamaulipas',
  'Tlaxcala',
  'Veracruz',
  'Yucatán',
  'Zacatecas',
] as const;

/** The name as people read it and as it stands on the wire. */
export type FederalState = (typeof labels)[number];

const firstId = 1733;

export interface FederalStateEntry {
  value: FederalState;
  label: FederalState;
  id: number;
}

export const federalStates: readonly FederalStateEntry[] = labels.map((label, index) => ({
  value: label,
  label,
  id: firstId + index,
}));

/** On the wire a state is called by its name. */
export const federalState = vocabulary(
  Object.fromEntries(labels.map((label) => [label, label])) as Record<FederalState, FederalState>,
);

/** Official long names and everyday short ones. */
const otherNames: Record<string, FederalState> = {
  'Coahuila de Zaragoza': 'Coahuila',
  CDMX: 'Ciudad de México',
  'Distrito Federal': 'Ciudad de México',
  México: 'Estado de México',
  Edomex: 'Estado de México',
  'Michoacán de Ocampo': 'Michoacán',
  'Querétaro de Arteaga': 'Querétaro',
  'Veracruz de Ignacio de la Llave': 'Veracruz',
};

const foldedLabels = labels.map(foldText);

const byFoldedName = new Map<string, FederalState>([
  ...labels.map((label) => [foldText(label), label] as const),
  ...Object.entries(otherNames).map(([name, label]) => [foldText(name), label] as const),
]);

/** By any usual name, whatever its case and accents. */
export function findFederalState(name: string): FederalState | undefined {
  return byFoldedName.get(foldText(name));
}

/** By any usual name or by a part of its own; empty where no state is called so. */
export function findFederalStates(text: string): readonly FederalState[] {
  const known = findFederalState(text);
  if (known) return [known];
  const part = foldText(text);
  return part === '' ? [] : labels.filter((_, index) => foldedLabels[index]?.includes(part));
}

/** By the number of the wire's catalogue, 1733 to 1764. */
export function findFederalStateById(id: number): FederalState | undefined {
  return labels[id - firstId];
}
