import { applicationNumber } from '#domain/adoption/application-number.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type {
  MailBlock,
  MailContent,
  MailLink,
  MailSite,
} from '#server/features/kits/mail/mail-content.ts';

/** What the mails about one application have in common, whichever side reads them. */
export interface TalkMailData {
  /** May be empty, as the list of pets where they are gone. */
  name: string;
  pets: readonly string[];
  folio: number;
  /** Else whoever looks after the pet reads it. */
  isFamily: boolean;
}

interface Words {
  heading(name: string): string;
  and: string;
  aPet: string;
  folio: string;
  see: Record<'family' | 'rescuer', string>;
  reason: Record<'family' | 'rescuer', (siteName: string) => string>;
}

const words: Bilingual<Words> = {
  es: {
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    and: ' y ',
    aPet: 'tu mascota',
    folio: 'Solicitud',
    see: { family: 'Ver mi solicitud', rescuer: 'Leer la solicitud' },
    reason: {
      family: (siteName) => `Recibes este correo porque enviaste una solicitud en ${siteName}.`,
      rescuer: (siteName) => `Recibes este correo porque cuidas a esta mascota en ${siteName}.`,
    },
  },
  en: {
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    and: ' and ',
    aPet: 'your pet',
    folio: 'Application',
    see: { family: 'See my application', rescuer: 'Read the application' },
    reason: {
      family: (siteName) => `You get this email because you sent an application at ${siteName}.`,
      rescuer: (siteName) => `You get this email because you look after this pet at ${siteName}.`,
    },
  },
};

export const petsInWords = (pets: readonly string[], language: Language): string =>
  pets.join(words[language].and) || words[language].aPet;

/**
 * A mail about one application, with a button to it.
 * @param content.blocks what this one says
 * @param content.button in the place of the one to the application
 */
export function talkMail(
  { name, folio, isFamily }: TalkMailData,
  language: Language,
  site: MailSite,
  {
    subject,
    text,
    blocks = [],
    button,
  }: { subject: string; text: string; blocks?: readonly MailBlock[]; button?: MailLink },
): Omit<MailContent, 'attach'> {
  const say = words[language];
  const reader = isFamily ? 'family' : 'rescuer';
  const page = isFamily ? 'myApplication' : 'receivedApplication';
  const toApplication = {
    label: say.see[reader],
    url: site.url + pathFor(page, language, { folio: String(folio) }),
  };
  return {
    subject,
    preview: text,
    heading: say.heading(name),
    blocks: [
      text,
      ...blocks,
      { kind: 'facts', items: [{ label: say.folio, value: applicationNumber(folio) }] },
      { kind: 'button', ...(button ?? toApplication) },
    ],
    reason: say.reason[reader](site.name),
  };
}
