import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail, type MailBlock } from '#server/features/kits/mail/mail-content.ts';
import { petsInWords, type TalkMailData, talkMail } from './talk-mail.ts';

export interface ApplicationWithdrawnData extends Omit<TalkMailData, 'isFamily'> {
  /** Who had applied, as they call themselves. */
  family: string;
  /** What they said. */
  words: string;
  /** The family deleted its account: there is no application to open any more. */
  accountClosed?: boolean;
}

interface Words {
  subject(family: string, pets: string): string;
  text(family: string, pets: string): string;
  closed(family: string, pets: string): string;
  list: string;
  quoteLead: string;
  nothing: string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (family, pets) => `${family} retiró su solicitud para ${pets}`,
    text: (family, pets) => `${family} ya no quiere adoptar a ${pets} y retiró su solicitud.`,
    closed: (family, pets) =>
      `${family} borró su cuenta, y con ella terminó su solicitud para ${pets}.`,
    list: 'Ver las solicitudes recibidas',
    quoteLead: 'Te escribió:',
    nothing: 'No tienes que hacer nada.',
  },
  en: {
    subject: (family, pets) => `${family} withdrew the application for ${pets}`,
    text: (family, pets) =>
      `${family} no longer wants to adopt ${pets} and withdrew the application.`,
    closed: (family, pets) =>
      `${family} deleted their account, and with it the application for ${pets} ended.`,
    list: 'See the received applications',
    quoteLead: 'They wrote:',
    nothing: 'There is nothing you need to do.',
  },
};

/** To whoever looks after the pet. */
export const applicationWithdrawn = defineMail<ApplicationWithdrawnData>(
  'application-withdrawn',
  (data, language, site) => {
    const say = words[language];
    const { family, accountClosed } = data;
    const pets = petsInWords(data.pets, language);
    const quoted: MailBlock[] = data.words
      ? [say.quoteLead, { kind: 'quote', text: data.words }]
      : [];
    return talkMail({ ...data, isFamily: false }, language, site, {
      subject: say.subject(family, pets),
      text: accountClosed ? say.closed(family, pets) : say.text(family, pets),
      ...(accountClosed && {
        button: { label: say.list, url: site.url + pathFor('receivedApplications', language) },
      }),
      blocks: [...quoted, { kind: 'note', text: say.nothing }],
    });
  },
  {
    sample: {
      title: { es: 'Solicitud retirada', en: 'Withdrawn application' },
      data: ({ language }) => ({
        name: 'Itzel',
        pets: ['Canela'],
        folio: 120,
        family: 'Rosa Canul',
        words: { es: 'Nos vamos a mudar.', en: 'We are moving.' }[language],
      }),
      variants: (data) => [{ ...data, accountClosed: true, words: '' }],
    },
  },
);
