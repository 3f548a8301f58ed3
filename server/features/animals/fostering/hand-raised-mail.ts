import type { Bilingual } from '#domain/language.ts';
import { withoutAddresses } from '#domain/plain-name.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface HandRaisedData {
  /** May be empty. */
  name: string;
  pet: string;
  petId: string;
  /** May be empty. */
  words: string;
  home: { name: string; city: string; email: string; phone: string };
}

interface Words {
  subject(pet: string): string;
  heading(name: string): string;
  lead(who: string, pet: string): string;
  person: string;
  city: string;
  phone: string;
  email: string;
  said: string;
  next: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (pet) => `Alguien puede ser hogar temporal de ${pet}`,
    heading: (name) => (name ? `¡Buenas noticias, ${name}!` : '¡Buenas noticias!'),
    lead: (who, pet) => `${who} levantó la mano para recibir a ${pet} en su hogar temporal.`,
    person: 'Persona',
    city: 'Ciudad',
    phone: 'Teléfono',
    email: 'Correo',
    said: 'Lo que escribió',
    next: 'Platiquen, conoce el hogar y, si va bien, anota la estancia en la página de la mascota. Nada se decide solo.',
    see: 'Ver quién levantó la mano',
    reason: (siteName) => `Recibes este correo porque cuidas a esta mascota en ${siteName}.`,
  },
  en: {
    subject: (pet) => `Somebody can foster ${pet}`,
    heading: (name) => (name ? `Good news, ${name}!` : 'Good news!'),
    lead: (who, pet) => `${who} raised a hand to take ${pet} into their foster home.`,
    person: 'Person',
    city: 'City',
    phone: 'Phone',
    email: 'Email',
    said: 'What they wrote',
    next: 'Talk, get to know the home and, if it is right, note the stay on the pet’s page. Nothing is decided by itself.',
    see: 'See who raised a hand',
    reason: (siteName) => `You get this email because you look after this pet at ${siteName}.`,
  },
};

/** To whoever looks after a pet that looks for a foster home: who offers theirs. */
export const handRaised = defineMail<HandRaisedData>(
  'foster-hand-raised',
  ({ name, pet, petId, words: said, home }, language, site) => {
    const say = words[language];
    const lead = say.lead(home.name, pet);
    return {
      subject: say.subject(pet),
      preview: lead,
      heading: say.heading(name),
      blocks: [
        lead,
        {
          kind: 'facts',
          items: [
            { label: say.person, value: home.name },
            ...(home.city ? [{ label: say.city, value: withoutAddresses(home.city) }] : []),
            ...(home.phone ? [{ label: say.phone, value: home.phone }] : []),
            { label: say.email, value: home.email },
            ...(said ? [{ label: say.said, value: withoutAddresses(said) }] : []),
          ],
        },
        say.next,
        {
          kind: 'button',
          label: say.see,
          url: site.url + pathFor('petFoster', language, { id: petId }),
        },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Hogar temporal: alguien levantó la mano', en: 'Foster home: a hand raised' },
      data: () => ({
        name: 'Itzel',
        pet: 'Canela',
        petId: '0198c0de-0000-7000-8000-000000000001',
        words: 'Trabajo en casa y tengo un patio con sombra.',
        home: {
          name: 'Rosa Méndez',
          city: 'Mérida',
          email: 'rosa@example.mx',
          phone: '999 765 4321',
        },
      }),
    },
  },
);
