import type { Intake } from '#domain/intakes/intake.ts';

export interface DemoIntake extends Omit<Intake, 'cameOn'> {
  /** Its id among the demonstration's pets. */
  pet: string;
  /** Before it was registered. */
  daysEarlier: number;
}

const came = (
  pet: string,
  kind: Intake['kind'],
  place: string,
  more: Partial<DemoIntake> = {},
): DemoIntake => ({ pet, kind, place, daysEarlier: 0, broughtBy: '', chip: 'notRead', ...more });

/** How pets came, as their stories tell; of some nobody has noted it yet. */
export const demoIntakes: readonly DemoIntake[] = [
  came('canela', 'found', 'La Veleta, Tulum', { daysEarlier: 3, chip: 'none' }),
  came('chilaquil', 'found', 'Mercado de Tulum', { daysEarlier: 5, chip: 'none' }),
  came('obsidiana', 'found', 'Zona hotelera, Tulum', { daysEarlier: 9, chip: 'none' }),
  came('coco', 'found', 'Avenida Cobá, Tulum', { daysEarlier: 6 }),
  came('balam', 'surrendered', 'Tulum', { daysEarlier: 12, chip: 'none' }),
  came('pozol', 'found', 'Carretera a Boca Paila', { daysEarlier: 14, chip: 'none' }),
  came('ixchel', 'found', 'Caleta Tankah', { daysEarlier: 4 }),
  came('marquesita', 'surrendered', 'Tulum', {
    ...{ daysEarlier: 2, chip: 'none', broughtBy: 'Su familia, antes de mudarse' },
  }),
  came('cenote', 'found', 'Carretera a Cobá', { daysEarlier: 7, chip: 'none' }),
  came('achiote', 'found', 'Tumben Ka’a, Tulum'),
  came('chaya', 'found', 'Tumben Ka’a, Tulum'),
  came('tinto', 'found', 'Tumben Ka’a, Tulum'),
  came('tikin', 'found', 'Colonia Ejidal, Tulum', { daysEarlier: 1, chip: 'none' }),
  came('frida', 'found', 'Tulum', { daysEarlier: 2 }),
  came('pibil', 'surrendered', 'Valladolid', {
    ...{ daysEarlier: 5, chip: 'none', broughtBy: 'La hija de su dueño' },
  }),
  came('nanche', 'returned', 'Tulum', { chip: 'found' }),
  came('chencho', 'surrendered', 'Tulum', { daysEarlier: 3, chip: 'none' }),
  came('tamalito', 'found', 'Centro, Tulum', { chip: 'found' }),
  came('birria', 'found', 'Santa Tere, Guadalajara', { daysEarlier: 8, chip: 'none' }),
  came('charro', 'surrendered', 'Oblatos, Guadalajara', {
    ...{ daysEarlier: 10, chip: 'none', broughtBy: 'Vecinos y su familia' },
  }),
  came('lupita', 'surrendered', 'Analco, Guadalajara', { daysEarlier: 1, chip: 'none' }),
  came('cantarito', 'found', 'Tonalá', { daysEarlier: 6 }),
  came('nopal', 'surrendered', 'Tlajomulco', { daysEarlier: 4, chip: 'none' }),
  came('zarco', 'surrendered', 'Tlaquepaque', { daysEarlier: 2 }),
  came('pelon', 'found', 'Tonalá', { daysEarlier: 5, chip: 'none' }),
  came('chapulin', 'found', 'Zapopan', { daysEarlier: 1 }),
  came('tacha', 'transferred', 'Huentitán, Guadalajara', { daysEarlier: 3, chip: 'none' }),
];
