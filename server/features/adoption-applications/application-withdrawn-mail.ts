import type { Bilingual } from '#domain/language.ts';
import { defineMail, type MailBlock } from '../mail/mail-content.ts';
import { petsInWords, type TalkMailData, talkMail } from './talk-mail.ts';

export interface ApplicationWithdrawnData extends Omit<TalkMailData, 'isFamily'> {
  /** Who had applied, as they call themselves. */
  family: string;
  /** What they said. */
  words: string;
}

interface Words {
  subject(family: string, pets: string): string;
  text(family: string, pets: string): string;
  quoteLead: string;
  nothing: string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (family, pets) => `${family} retiró su solicitud para ${pets}`,
    text: (family, pets) => `${family} ya no quiere adoptar a ${pets} y retiró su solicitud.`,
    quoteLead: 'Te escribió:',
    nothing: 'No tienes que hacer nada.',
  },
  en: {
    subject: (family, pets) => `${family} withdrew the application for ${pets}`,
    text: (family, pets) =>
      `${family} no longer wants to adopt ${pets} and withdrew the application.`,
    quoteLead: 'They wrote:',
    nothing: 'There is nothing you need to do.',
  },
};

/** To whoever looks after the pet. */
export const applicationWithdrawn = defineMail<ApplicationWithdrawnData>(
  'application-withdrawn',
  (data, language, site) => {
    const say = words[language];
    const { family } = data;
    const pets = petsInWords(data.pets, language);
    const quoted: MailBlock[] = data.words
      ? [say.quoteLead, { kind: 'quote', text: data.words }]
      : [];
    return talkMail({ ...data, isFamily: false }, language, site, {
      subject: say.subject(family, pets),
      text: say.text(family, pets),
      blocks: [...quoted, { kind: 'note', text: say.nothing }],
    });
  },
);
