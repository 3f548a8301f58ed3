import type { Bilingual } from '#domain/language.ts';
import { defineMail, type MailBlock } from '../mail/mail-content.ts';

export interface ApplicationReceivedData {
  /** May be empty. */
  name: string;
  /** Who applies, as they call themselves. */
  family: string;
  pets: readonly string[];
  folio: number;
  message: string;
}

interface Words {
  subject(family: string, pets: string): string;
  heading(name: string): string;
  and: string;
  text(family: string, pets: string): string;
  quoteLead: string;
  answer: string;
  folio: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (family, pets) => `${family} quiere adoptar a ${pets}`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    and: ' y ',
    text: (family, pets) => `${family} envió una solicitud para adoptar a ${pets}.`,
    quoteLead: 'Te escribió:',
    answer: 'Una respuesta pronta, aunque sea breve, ayuda a que nadie espere en silencio.',
    folio: 'Solicitud',
    reason: (siteName) => `Recibes este correo porque cuidas a esta mascota en ${siteName}.`,
  },
  en: {
    subject: (family, pets) => `${family} would like to adopt ${pets}`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    and: ' and ',
    text: (family, pets) => `${family} sent an application to adopt ${pets}.`,
    quoteLead: 'They wrote:',
    answer: 'A quick answer, even a short one, means that nobody waits in silence.',
    folio: 'Application',
    reason: (siteName) => `You get this email because you look after this pet at ${siteName}.`,
  },
};

/** To whoever looks after the pet. */
export const applicationReceived = defineMail<ApplicationReceivedData>(
  'application-received',
  ({ name, family, pets, folio, message }, language, site) => {
    const say = words[language];
    const named = pets.join(say.and);
    const text = say.text(family, named);
    const quoted: MailBlock[] = message ? [say.quoteLead, { kind: 'quote', text: message }] : [];
    return {
      subject: say.subject(family, named),
      preview: text,
      heading: say.heading(name),
      blocks: [
        text,
        ...quoted,
        { kind: 'facts', items: [{ label: say.folio, value: String(folio) }] },
        { kind: 'note', text: say.answer },
      ],
      reason: say.reason(site.name),
    };
  },
);
