import { animalsOf } from '#domain/fostering/request-words.ts';
import { type Bilingual, locale } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface HomeAskedData {
  /** May be empty. */
  name: string;
  /** Who asks; may be empty. */
  author: string;
  /** Of the team; otherwise a rescuer. Missing in mails that were stored before it was said. */
  isTeam?: boolean;
  species: 'cat' | 'dog';
  count: number;
  /** What else was said of them. */
  needs?: readonly { label: string; value: string }[];
  words: string;
  /** Instant. */
  expiresAt: string;
  /** Shows the question and takes the answer without a session. */
  answerUrl: string;
}

interface Words {
  subject(animals: string): string;
  heading(name: string): string;
  team(author: string): string;
  rescuer(author: string): string;
  lead(who: string, animals: string): string;
  first: string;
  until(moment: string): string;
  answer: string;
  note: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (animals) => `¿Puedes recibir a ${animals}?`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    team: (author) => (author ? `${author}, del equipo,` : 'Alguien del equipo'),
    rescuer: (author) =>
      author ? `${author}, que rescata animales,` : 'Alguien que rescata animales',
    lead: (who, animals) =>
      `${who} pregunta si puedes recibir en tu hogar temporal a ${animals}. Esto nos cuenta:`,
    first:
      'Preguntamos a varios hogares: el primero que diga que sí los recibe. Decir que no está bien.',
    until: (moment) => `Fecha límite para contestar: ${moment}`,
    answer: 'Ver y contestar',
    note: 'El enlace es solo tuyo y sirve para una respuesta: no lo reenvíes. También puedes contestar en tu cuenta.',
    reason: (siteName) =>
      `Recibes este correo porque ofreces un hogar temporal en ${siteName}. En tu cuenta puedes ponerlo en pausa.`,
  },
  en: {
    subject: (animals) => `Can you take ${animals}?`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    team: (author) => (author ? `${author}, of the team,` : 'Somebody of the team'),
    rescuer: (author) =>
      author ? `${author}, who rescues animals,` : 'Somebody who rescues animals',
    lead: (who, animals) =>
      `${who} asks whether you can take ${animals} into your foster home. In their words:`,
    first: 'We ask several homes: the first one to say yes takes them. Saying no is fine.',
    until: (moment) => `We need to know before ${moment}.`,
    answer: 'See it and answer',
    note: 'The link is yours alone and takes one answer: do not forward it. You can answer in your account, too.',
    reason: (siteName) =>
      `You get this email because you offer a foster home at ${siteName}. You can pause it in your account.`,
  },
};

/** To a home that fits. */
export const homeAsked = defineMail<HomeAskedData>(
  'foster-home-asked',
  (
    { name, author, isTeam = false, species, count, needs = [], words: text, expiresAt, answerUrl },
    language,
    site,
  ) => {
    const say = words[language];
    const animals = animalsOf(species, count)[language];
    const moment = new Date(expiresAt).toLocaleString(locale[language], {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: site.timezone,
    });
    const lead = say.lead(isTeam ? say.team(author) : say.rescuer(author), animals);
    return {
      subject: say.subject(animals),
      preview: lead,
      heading: say.heading(name),
      blocks: [
        lead,
        { kind: 'quote', text },
        ...(needs.length > 0 ? [{ kind: 'facts' as const, items: needs }] : []),
        say.until(moment),
        say.first,
        { kind: 'button', label: say.answer, url: answerUrl },
        { kind: 'note', text: say.note },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Hogar temporal: pregunta', en: 'Foster home: the question' },
      data: ({ language, link, inDays }) => ({
        name: 'Rosa',
        author: 'Itzel',
        isTeam: true,
        species: 'cat',
        count: 2,
        needs: [{ label: { es: 'Ciudad', en: 'City' }[language], value: 'Mérida' }],
        words: { es: 'Dos gatitos de un mes, sanos.', en: 'Two kittens, a month old and well.' }[
          language
        ],
        expiresAt: inDays(1),
        answerUrl: link,
      }),
      variants: (data) => [
        { ...data, author: '', isTeam: false, species: 'dog', count: 1, needs: [] },
      ],
    },
  },
);
