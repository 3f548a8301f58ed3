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

/** One for each other role of the staff: what it sees and may do is tried by signing in as them. */
export const demoStaff: readonly DemoPerson[] = [
  {
    part: 'Editor',
    name: 'Itzel Chablé',
    email: 'edicion@casa-animal.example',
    phone: '9840000004',
    city: 'Tulum',
    roles: ['member', 'editor'],
    password: 'huellitas-edicion',
  },
  {
    part: 'Coordinator',
    name: 'Ramón Uicab',
    email: 'coordinacion@casa-animal.example',
    phone: '9840000005',
    city: 'Tulum',
    roles: ['member', 'coordinator'],
    password: 'huellitas-coordinacion',
  },
  {
    part: 'Treasurer',
    name: 'Lorena Castillo',
    email: 'tesoreria@casa-animal.example',
    phone: '3300000006',
    city: 'Guadalajara',
    roles: ['member', 'treasurer'],
    password: 'huellitas-tesoreria',
  },
];
