import type { Bilingual } from '#domain/language.ts';
import { defineMail, type MailBlock } from '#server/features/kits/mail/mail-content.ts';
import { petsInWords, type TalkMailData, talkMail } from './talk-mail.ts';

export interface ApplicationReceivedData extends Omit<TalkMailData, 'isFamily'> {
  /** Who applies, as they call themselves. */
  family: string;
  message: string;
}

interface Words {
  subject(family: string, pets: string): string;
  text(family: string, pets: string): string;
  quoteLead: string;
  answer: string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (family, pets) => `${family} quiere adoptar a ${pets}`,
    text: (family, pets) => `${family} envió una solicitud para adoptar a ${pets}.`,
    quoteLead: 'Te escribió:',
    answer: 'Una respuesta pronta, aunque sea breve, ayuda a que nadie espere en silencio.',
  },
  en: {
    subject: (family, pets) => `${family} would like to adopt ${pets}`,
    text: (family, pets) => `${family} sent an application to adopt ${pets}.`,
    quoteLead: 'They wrote:',
    answer: 'A quick answer, even a short one, means that nobody waits in silence.',
  },
};

/** To whoever looks after the pet. */
export const applicationReceived = defineMail<ApplicationReceivedData>(
  'application-received',
  (data, language, site) => {
    const say = words[language];
    const { family, message } = data;
    const pets = petsInWords(data.pets, language);
    const quoted: MailBlock[] = message ? [say.quoteLead, { kind: 'quote', text: message }] : [];
    return talkMail({ ...data, isFamily: false }, language, site, {
      subject: say.subject(family, pets),
      text: say.text(family, pets),
      blocks: [...quoted, { kind: 'note', text: say.answer }],
    });
  },
  {
    sample: {
      title: { es: 'Solicitud nueva', en: 'New application' },
      data: ({ language }) => ({
        name: 'Itzel',
        pets: ['Canela', 'Balam'],
        folio: 120,
        family: 'Rosa Canul',
        message: { es: 'Tenemos patio y mucho tiempo.', en: 'We have a yard and plenty of time.' }[
          language
        ],
      }),
      variants: (data) => [{ ...data, message: '' }],
    },
  },
);
