import type { Role } from '#domain/accounts/viewer.ts';

export interface DemoPerson {
  /** What the person does on the portal, for the one who tries the demonstration. */
  part: string;
  name: string;
  email: string;
  phone: string;
  city: string;
  roles: Role[];
  /** Printed when the demonstration starts; these accounts exist nowhere else. */
  password: string;
}

/** Whoever tries the demonstration signs in as one of these. The telephone numbers are not in use. */
export const demoPeople = {
  donor: {
    part: 'Visitor and donor',
    name: 'Julián Robles',
    email: 'donante@casa-animal.example',
    phone: '5500000001',
    city: 'Ciudad de México',
    roles: ['member'],
    password: 'huellitas-donante',
  },
  rescuer: {
    part: 'Rescuer',
    name: 'Marisol Canché',
    email: 'rescatista@casa-animal.example',
    phone: '9840000002',
    city: 'Tulum',
    roles: ['member'],
    password: 'huellitas-rescatista',
  },
  administrator: {
    part: 'Administrator',
    name: 'Beatriz Orozco',
    email: 'admin@casa-animal.example',
    phone: '3300000003',
    city: 'Guadalajara',
    roles: ['member', 'administrator'],
    password: 'huellitas-admin',
  },
} as const satisfies Record<string, DemoPerson>;
