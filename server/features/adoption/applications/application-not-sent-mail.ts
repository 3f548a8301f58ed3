import { applicationErrors } from '#domain/error-messages/applications.ts';
import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail, type MailBlock } from '#server/features/kits/mail/mail-content.ts';

/** Why an application that was confirmed could not be sent. */
export const notSentReasons = [
  'petNotForAdoption',
  'petIsOwn',
  'petsOfDifferentRescuers',
  'petOfBondedPair',
  'bondedMateUnavailable',
  'alreadyApplied',
  'tooManyApplications',
] as const;

export type NotSentReason = (typeof notSentReasons)[number];

export interface ApplicationNotSentData {
  /** May be empty, as the list of pets where they are gone. */
  name: string;
  pets: readonly string[];
  reason: NotSentReason;
  /** What the family wrote. */
  message: string;
}

interface Words {
  subject(pets: string): string;
  heading(name: string): string;
  and: string;
  aPet: string;
  text(pets: string): string;
  gone(pets: string): string;
  waits: string;
  profileStays: string;
  quoteLead: string;
  /** Leads to the family's applications, or to the pets up for adoption. */
  see: { applications: string; pets: string };
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (pets) => `Tu solicitud para ${pets} no se envió`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    and: ' y ',
    aPet: 'tu mascota',
    text: (pets) => `Confirmaste tu correo, pero no pudimos enviar tu solicitud para ${pets}.`,
    gone: (pets) => `Mientras tanto, la adopción de ${pets} dejó de ser posible.`,
    waits: 'La guardamos unos días en tu cuenta: puedes enviarla cuando cierres otra.',
    profileStays:
      'Tu perfil de adopción quedó guardado: puedes usarlo para otra mascota sin llenarlo de nuevo.',
    quoteLead: 'Esto habías escrito:',
    see: { applications: 'Ver mis solicitudes', pets: 'Ver mascotas en adopción' },
    reason: (siteName) =>
      `Recibes este correo porque confirmaste una solicitud de adopción en ${siteName}.`,
  },
  en: {
    subject: (pets) => `Your application for ${pets} was not sent`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    and: ' and ',
    aPet: 'your pet',
    text: (pets) => `You confirmed your email, but we could not send your application for ${pets}.`,
    gone: (pets) => `In the meantime, the adoption of ${pets} is no longer possible.`,
    waits: 'We keep it in your account for some days: you can send it once another one is closed.',
    profileStays:
      'Your adoption profile is saved: you can use it for another pet without filling it in again.',
    quoteLead: 'This is what you had written:',
    see: { applications: 'See my applications', pets: 'See pets for adoption' },
    reason: (siteName) =>
      `You get this email because you confirmed an adoption application at ${siteName}.`,
  },
};

/** To whoever confirmed an application that could not be sent any more. */
export const applicationNotSent = defineMail<ApplicationNotSentData>(
  'application-not-sent',
  ({ name, pets, reason, message }, language, site) => {
    const say = words[language];
    const named = pets.join(say.and) || say.aPet;
    const why =
      reason === 'petNotForAdoption' ? say.gone(named) : `${applicationErrors[reason][language]}.`;
    const hasOthers = reason === 'tooManyApplications' || reason === 'alreadyApplied';
    const button = hasOthers
      ? { label: say.see.applications, page: 'myApplications' as const }
      : { label: say.see.pets, page: 'adoptionPets' as const };
    const quoted: MailBlock[] = message ? [say.quoteLead, { kind: 'quote', text: message }] : [];
    return {
      subject: say.subject(named),
      preview: why,
      heading: say.heading(name),
      blocks: [
        say.text(named),
        why,
        ...(reason === 'tooManyApplications' ? [say.waits] : []),
        say.profileStays,
        ...quoted,
        { kind: 'button', label: button.label, url: site.url + pathFor(button.page, language) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Solicitud que no se pudo enviar', en: 'Application that could not be sent' },
      data: ({ language }) => ({
        name: 'Rosa',
        pets: ['Canela'],
        reason: 'petNotForAdoption',
        message: { es: 'Tenemos patio y mucho tiempo.', en: 'We have a yard and plenty of time.' }[
          language
        ],
      }),
      variants: (data) => notSentReasons.map((reason) => ({ ...data, reason, message: '' })),
    },
  },
);
