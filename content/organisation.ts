import type { MailboxId } from '#domain/content/link.ts';
import type { Bilingual } from '#domain/language.ts';

export interface Place {
  id: string;
  city: string;
  federalState: string;
  does: Bilingual;
}

interface Organisation {
  /** Who answers for personal data and contracts. */
  legalName: string;
  address: { street: string; postalCode: string; city: string; federalState: string };
  mailboxes: Record<MailboxId, string>;
  hours: Bilingual;
  briefHours: Bilingual;
  openDays: Bilingual;
  claims: { profitShare: Bilingual; qualityStandard: Bilingual };
  places: readonly Place[];
}

const address: Organisation['address'] = {
  street: 'Avenida Tulum s/n, Centro',
  postalCode: '77760',
  city: 'Tulum',
  federalState: 'Quintana Roo',
};

/** Who a demonstration is; of it a new portal keeps what `first-content.ts` takes over, the rest only its people know. */
export const organisation: Organisation = {
  legalName: 'Casa Animal',
  address,
  mailboxes: {
    hello: 'hola@casaanimal.org.mx',
    adoptions: 'adopciones@casaanimal.org.mx',
    volunteering: 'voluntariado@casaanimal.org.mx',
    donations: 'donativos@casaanimal.org.mx',
    partners: 'alianzas@casaanimal.org.mx',
    privacy: 'privacidad@casaanimal.org.mx',
  },
  hours: {
    es: 'Las 24 horas, los 7 días de la semana, los 365 días del año',
    en: '24 hours a day, 7 days a week, 365 days a year',
  },
  briefHours: { es: '24/7', en: '24/7' },
  openDays: { es: 'los 365 días del año', en: '365 days a year' },
  claims: {
    profitShare: { es: '100 %', en: '100%' },
    qualityStandard: { es: 'ISO 9001:2015', en: 'ISO 9001:2015' },
  },
  places: [
    {
      id: 'tulum',
      city: 'Tulum',
      federalState: 'Quintana Roo',
      does: {
        es: 'Aquí empezamos. Rescatamos en la selva, en la playa y en la carretera a Cobá, y aquí se recuperan quienes salen de una cirugía.',
        en: 'Where we began. We rescue in the jungle, on the beach and along the road to Cobá, and animals recover here after surgery.',
      },
    },
    {
      id: 'guadalajara',
      city: 'Guadalajara',
      federalState: 'Jalisco',
      does: {
        es: 'Aquí se arman las jornadas de esterilización y los domingos de adopción, y una red de hogares temporales cuida a los más pequeños.',
        en: 'Home of our sterilization days and Sunday adoption events, and of a network of foster homes that looks after the youngest.',
      },
    },
  ],
};
