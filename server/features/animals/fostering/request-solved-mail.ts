import { animalsOf } from '#domain/fostering/request-words.ts';
import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface RequestSolvedData {
  /** May be empty. */
  name: string;
  species: 'cat' | 'dog';
  count: number;
  home: { name: string; city: string; email: string; phone: string };
}

interface Words {
  subject(animals: string): string;
  heading(name: string): string;
  lead(who: string, animals: string): string;
  person: string;
  city: string;
  phone: string;
  email: string;
  next: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (animals) => `Dijeron que sí: hay hogar para ${animals}`,
    heading: (name) => (name ? `¡Buenas noticias, ${name}!` : '¡Buenas noticias!'),
    lead: (who, animals) =>
      `${who} puede recibir a ${animals}. Escríbele o llámale para ponerse de acuerdo.`,
    person: 'Persona',
    city: 'Ciudad',
    phone: 'Teléfono',
    email: 'Correo',
    next: 'A los demás hogares les avisamos que ya no hace falta. Cuando lleguen, registra su estancia en la página de cada mascota.',
    see: 'Ver las respuestas',
    reason: (siteName) =>
      `Recibes este correo porque preguntaste a los hogares temporales de ${siteName}.`,
  },
  en: {
    subject: (animals) => `They said yes: there is a home for ${animals}`,
    heading: (name) => (name ? `Good news, ${name}!` : 'Good news!'),
    lead: (who, animals) => `${who} can take ${animals}. Write or call to arrange it.`,
    person: 'Person',
    city: 'City',
    phone: 'Phone',
    email: 'Email',
    next: 'We tell the other homes that there is no need any more. Once they have arrived, record the stay on the page of each pet.',
    see: 'See the answers',
    reason: (siteName) => `You get this email because you asked the foster homes of ${siteName}.`,
  },
};

/** To whoever asked, when the first home says yes. */
export const requestSolved = defineMail<RequestSolvedData>(
  'foster-request-solved',
  ({ name, species, count, home }, language, site) => {
    const say = words[language];
    const animals = animalsOf(species, count)[language];
    const lead = say.lead(home.name, animals);
    return {
      subject: say.subject(animals),
      preview: lead,
      heading: say.heading(name),
      blocks: [
        lead,
        {
          kind: 'facts',
          items: [
            { label: say.person, value: home.name },
            { label: say.city, value: home.city },
            ...(home.phone ? [{ label: say.phone, value: home.phone }] : []),
            { label: say.email, value: home.email },
          ],
        },
        say.next,
        { kind: 'button', label: say.see, url: site.url + pathFor('fosterRequests', language) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Hogar temporal: dijeron que sí', en: 'Foster home: somebody said yes' },
      data: () => ({
        name: 'Itzel',
        species: 'dog',
        count: 1,
        home: {
          name: 'Rosa Canul',
          city: 'Mérida',
          email: 'rosa@example.mx',
          phone: '999 123 4567',
        },
      }),
    },
  },
);
