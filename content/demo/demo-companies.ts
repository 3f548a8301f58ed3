import type { CompanyState } from '#domain/companies/company-states.ts';
import type { demoPeople } from './people.ts';

/** A company in the demonstration. */
export interface DemoCompany {
  /** Of the demonstration's people or of its staff, by their mailbox. */
  by: keyof typeof demoPeople | `${string}@${string}`;
  daysAgo: number;
  state: CompanyState;
  name: string;
  legalName: string;
  rfc: string;
  taxPostalCode: string;
  website?: string;
  contactName?: string;
  showsAmount?: true;
  /** Colours of its drawn logo; without, it has none. */
  logo?: readonly [ground: string, ink: string];
  /** A moderator's, of one that was refused or taken off. */
  reason?: string;
  /** A new name that waits for a moderator. */
  changedName?: string;
}

/** One in each state. Their RFCs are nobody's. */
export const demoCompanies: readonly DemoCompany[] = [
  {
    ...{ by: 'donor', daysAgo: 70, state: 'shown', name: 'Café La Ceiba' },
    ...{ legalName: 'CAFE LA CEIBA DEL CARIBE', rfc: 'CCC150310AB5', taxPostalCode: '77780' },
    ...{ website: 'https://cafe-la-ceiba.example', showsAmount: true, logo: ['#fff', '#08705f'] },
    contactName: 'Lupita, de administración',
  },
  {
    ...{ by: 'rescuer', daysAgo: 60, state: 'review', name: 'Veterinaria Chechén' },
    ...{ legalName: 'SERVICIOS VETERINARIOS CHECHEN', rfc: 'SVC120928KL3' },
    ...{ taxPostalCode: '77760', logo: ['#fff8e8', '#7b4bb3'], changedName: 'Clínica Chechén' },
  },
  {
    ...{ by: 'administrator', daysAgo: 5, state: 'refused', name: 'Ofertas y Promociones' },
    ...{ legalName: 'OFERTAS Y PROMOCIONES DEL CENTRO', rfc: 'OPC200115QW8' },
    taxPostalCode: '44100',
    reason: 'Escribe el nombre con el que la gente conoce a tu empresa, sin anunciar ofertas.',
  },
  {
    ...{ by: 'edicion@casa-animal.example', daysAgo: 50, state: 'takenOff' },
    ...{ name: 'Muebles Kukul', legalName: 'MUEBLES KUKUL', rfc: 'MKU090502TR1' },
    taxPostalCode: '97000',
    reason: 'La empresa nos pidió que ya no aparezca.',
  },
  {
    ...{ by: 'coordinacion@casa-animal.example', daysAgo: 30, state: 'private' },
    ...{ name: 'Contadores Uicab', legalName: 'CONTADORES UICAB', rfc: 'CUI180620HN4' },
    taxPostalCode: '77500',
  },
];
