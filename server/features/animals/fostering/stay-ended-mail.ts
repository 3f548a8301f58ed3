import { type PlacementEnd, placementEnds } from '#domain/fostering/foster-placement.ts';
import type { Bilingual } from '#domain/language.ts';
import type { Sex } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface StayEndedData {
  /** May be empty. */
  name: string;
  pet: string;
  sex: Sex;
  reason: PlacementEnd;
  /** What was lent and has not come back. */
  missing: readonly string[];
}

interface Words {
  subject(data: StayEndedData): string;
  heading(name: string): string;
  lead(data: StayEndedData): string;
  missing(things: string): string;
  next: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: ({ pet, reason }) => {
      if (reason === 'adopted') return `¡${pet} ya tiene familia!`;
      if (reason === 'deceased') return `Sobre ${pet}`;
      return `Terminó la estancia de ${pet} contigo`;
    },
    heading: (name) => (name ? `Gracias, ${name}` : 'Gracias'),
    lead: ({ pet, reason, sex }) => {
      if (reason === 'adopted') {
        return `¡${pet} fue ${adopted(sex)}! Mientras encontraba familia, tuvo un hogar contigo.`;
      }
      if (reason === 'deceased') {
        return `Sentimos mucho la muerte de ${pet}. Gracias por haberle dado un hogar.`;
      }
      return `Registramos que ${pet} ya no está en tu hogar temporal. Gracias por el tiempo que estuvo contigo.`;
    },
    missing: (things) => `Nos falta por recoger: ${things}. Nos pondremos de acuerdo contigo.`,
    next: 'Si necesitas un descanso, pausa tu hogar en tu cuenta: no te preguntaremos hasta que lo actives.',
    see: 'Ver mi hogar temporal',
    reason: (siteName) => `Recibes este correo porque ofreces un hogar temporal en ${siteName}.`,
  },
  en: {
    subject: ({ pet, reason }) => {
      if (reason === 'adopted') return `${pet} has a family now`;
      if (reason === 'deceased') return `About ${pet}`;
      return `${pet} has left your foster home`;
    },
    heading: (name) => (name ? `Thank you, ${name}` : 'Thank you'),
    lead: ({ pet, reason }) => {
      if (reason === 'adopted') {
        return `${pet} was adopted! Until then ${pet} had a home with you.`;
      }
      if (reason === 'deceased') {
        return `We are very sorry that ${pet} died. Thank you for having given ${pet} a home.`;
      }
      return `We recorded that ${pet} has left your foster home. Thank you for the time together.`;
    },
    missing: (things) => `We still have to pick up: ${things}. We will get in touch with you.`,
    next: 'If you need a break, pause your home in your account: we will not ask you until you switch it on again.',
    see: 'See my foster home',
    reason: (siteName) => `You get this email because you offer a foster home at ${siteName}.`,
  },
};

function adopted(sex: Sex): string {
  return sex === 'female' ? 'adoptada' : 'adoptado';
}

/** To whoever fostered a pet until now. */
export const stayEnded = defineMail<StayEndedData>(
  'foster-stay-ended',
  (data, language, site) => {
    const say = words[language];
    const { name, missing } = data;
    return {
      subject: say.subject(data),
      preview: say.lead(data),
      heading: say.heading(name),
      blocks: [
        say.lead(data),
        ...(missing.length > 0 ? [say.missing(missing.join(', '))] : []),
        say.next,
        { kind: 'button', label: say.see, url: site.url + pathFor('myFosterHome', language) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Hogar temporal: termina', en: 'Foster home: it ends' },
      data: ({ language }) => ({
        name: 'Rosa',
        pet: 'Canela',
        sex: 'female',
        reason: 'adopted',
        missing: { es: ['Transportadora'], en: ['Carrier'] }[language],
      }),
      variants: (data) =>
        placementEnds.values.map((reason) => ({ ...data, reason, sex: 'male', missing: [] })),
    },
  },
);
