import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface VetVisitWrittenData {
  pet: string;
  petId: string;
}

interface Words {
  subject(pet: string): string;
  heading(pet: string): string;
  text: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (pet) => `La consulta de ${pet} ya está en su cartilla`,
    heading: (pet) => `La consulta de ${pet}`,
    text: 'Alguien usó el enlace que se creó para su veterinario y registró una consulta. Revísala: si algo no está bien, puedes corregirlo o borrarlo.',
    see: 'Ver la cartilla',
    reason: (siteName) => `Recibes este correo porque cuidas a esta mascota en ${siteName}.`,
  },
  en: {
    subject: (pet) => `The visit of ${pet} is in the medical record`,
    heading: (pet) => `The visit of ${pet}`,
    text: 'Somebody used the link that was made for the vet and recorded a visit. Please look at it: you can correct or delete whatever is not right.',
    see: 'See the record',
    reason: (siteName) => `You get this email because you look after this pet at ${siteName}.`,
  },
};

/** To whoever keeps the record, once a vet has written by a link. */
export const vetVisitWritten = defineMail<VetVisitWrittenData>(
  'vet-visit-written',
  ({ pet, petId }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(pet),
      preview: say.text,
      heading: say.heading(pet),
      blocks: [
        say.text,
        {
          kind: 'button',
          label: say.see,
          url: site.url + pathFor('medicalRecord', language, { id: petId }),
        },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Consulta anotada por el veterinario', en: 'Visit that a vet has written' },
      data: () => ({ pet: 'Canela', petId: 'ejemplo' }),
    },
  },
);
