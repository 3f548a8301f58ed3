import { type ApplicationState, applicationStates } from '#domain/adoption/application-machine.ts';
import type { ContentOf } from '#domain/content/content-documents.ts';
import { type Bilingual, locale } from '#domain/language.ts';
import { landingPath } from '#domain/pets/landing-pages.ts';
import type { Species } from '#domain/pets/vocabularies.ts';
import { pathFor } from '#domain/site-map.ts';
import { instantInWords } from '#domain/zone-names.ts';
import { defineMail, type MailBlock } from '#server/features/kits/mail/mail-content.ts';
import type { AppointmentFile, AppointmentMailData } from './appointment-mails.ts';
import { appointmentWords } from './appointment-words.ts';
import { petsInWords, type TalkMailData, talkMail } from './talk-mail.ts';

export interface PetAlike {
  id: string;
  name: string;
}

/** One that had been agreed on, and is not needed any more. */
export type EndedAppointment = Pick<
  AppointmentMailData,
  'appointmentId' | 'kind' | 'sequence' | 'email'
> & { at: string };

export interface ApplicationChangedData extends Omit<TalkMailData, 'isFamily'> {
  status: ApplicationState;
  /** What whoever decided says. */
  words: string;
  /** YYYY-MM-DD. */
  reservedUntil: string | null;
  /** Of the pets: for the guide of the first days, and for where others like them are found. */
  species?: readonly Species[];
  /** Pets up for adoption that are like the one they did not get. */
  alike?: readonly PetAlike[];
  /** Of one that ended although nobody decided about the family. */
  because?: 'foundHome' | 'gone';
  ended?: readonly EndedAppointment[];
}

/** What the family reads of a state: where it stands, and what comes next. True of one pet, of either sex, and of two. */
interface News {
  subject(pets: string): string;
  text(pets: string, day: string): string;
}

interface Words {
  quoteLead: string;
  alike: string;
  /** Leads to the list of those up for adoption. */
  others: string;
  notNeeded(what: string, when: string): string;
  /** In the place of what is said to whoever was declined. */
  because: Readonly<Record<NonNullable<ApplicationChangedData['because']>, News['text']>>;
  news: Readonly<Record<ApplicationState, News>>;
}

const words: Bilingual<Words> = {
  es: {
    quoteLead: 'Te escribieron:',
    alike: 'Quizá también te interese conocer a:',
    others: 'Ver mascotas en adopción',
    notNeeded: (what, when) =>
      `Ya no hace falta ${what} del ${when}: abre el archivo adjunto para quitarla de tu calendario.`,
    because: {
      foundHome: (pets) =>
        `Ya hay una familia para ${pets}, así que tu solicitud terminó aquí. Gracias por querer adoptar: tu perfil queda guardado para otra mascota.`,
      gone: (pets) =>
        `La adopción de ${pets} ya no es posible, así que tu solicitud terminó aquí. No fue por tus respuestas: tu perfil queda guardado para otra mascota.`,
    },
    news: {
      received: {
        subject: (pets) => `Recibimos tu solicitud para ${pets}`,
        text: (pets) =>
          `Tu solicitud para adoptar a ${pets} ya llegó. Te avisaremos por correo de cada paso.`,
      },
      waiting: {
        subject: (pets) => `Estás en la lista de espera de ${pets}`,
        text: (pets) =>
          `Por ahora ya apartamos a ${pets} para otra familia. Tu solicitud queda en lista de espera: si eso cambia, te escribimos.`,
      },
      inReview: {
        subject: (pets) => `Estamos revisando tu solicitud para ${pets}`,
        text: () => 'Ya están leyendo tu solicitud. Si hace falta algo, te lo preguntarán.',
      },
      conversation: {
        subject: (pets) => `Quieren platicar contigo sobre ${pets}`,
        text: () => 'El siguiente paso es una conversación: espera su llamada o su mensaje.',
      },
      homeVisit: {
        subject: (pets) => `Sigue una visita a tu casa por ${pets}`,
        text: () => 'El siguiente paso es conocer tu casa. Acordarán contigo el día y la hora.',
      },
      approved: {
        subject: (pets) => `¡Tu solicitud para ${pets} fue aprobada!`,
        text: (pets) =>
          `Buenas noticias: aprobaron tu solicitud para ${pets}. Pronto acordarán contigo la entrega.`,
      },
      reserved: {
        subject: (pets) => `Apartamos a ${pets} para ti`,
        text: (pets, day) => `Apartamos a ${pets} para ti${day ? ` hasta el ${day}` : ''}.`,
      },
      adopted: {
        subject: (pets) => `¡Felicidades, adoptaste a ${pets}!`,
        text: (pets) =>
          `La adopción de ${pets} está hecha. Gracias por adoptar. En tu solicitud encuentras la cartilla de salud: la puedes descargar y continuar, y te recordamos por correo lo que sigue.`,
      },
      declined: {
        subject: (pets) => `Tu solicitud para ${pets}`,
        text: (pets) =>
          `Esta vez tu solicitud para ${pets} no siguió adelante. Gracias por querer adoptar: hay más animales que esperan una familia como la tuya.`,
      },
      withdrawn: {
        subject: (pets) => `Retiraste tu solicitud para ${pets}`,
        text: () => 'Tu solicitud quedó retirada. Si cambias de opinión, puedes enviar otra.',
      },
      returned: {
        subject: (pets) => `Registramos la devolución de ${pets}`,
        text: (pets) =>
          `Cuidamos otra vez de ${pets}. Gracias por avisarnos y por haberlo intentado.`,
      },
    },
  },
  en: {
    quoteLead: 'They wrote to you:',
    alike: 'You may also like to meet:',
    others: 'See pets for adoption',
    notNeeded: (what, when) =>
      `There is no longer any need for ${what} on ${when}: open the attached file to take it out of your calendar.`,
    because: {
      foundHome: (pets) =>
        `There is a family for ${pets} now, so your application ends here. Thank you for wanting to adopt: your profile is saved for another pet.`,
      gone: (pets) =>
        `The adoption of ${pets} is no longer possible, so your application ends here. It was not because of your answers: your profile is saved for another pet.`,
    },
    news: {
      received: {
        subject: (pets) => `We received your application for ${pets}`,
        text: (pets) =>
          `Your application to adopt ${pets} has arrived. We will email you about each step.`,
      },
      waiting: {
        subject: (pets) => `You are on the waiting list for ${pets}`,
        text: (pets) =>
          `We reserved ${pets} for another family for now. Your application is on the waiting list: if that changes, we will write to you.`,
      },
      inReview: {
        subject: (pets) => `Your application for ${pets} is being reviewed`,
        text: () => 'Your application is being read. If anything is missing, they will ask you.',
      },
      conversation: {
        subject: (pets) => `They would like to talk with you about ${pets}`,
        text: () => 'The next step is a conversation: expect a call or a message.',
      },
      homeVisit: {
        subject: (pets) => `The next step for ${pets} is a home visit`,
        text: () => 'The next step is to see your home. They will arrange a day and time with you.',
      },
      approved: {
        subject: (pets) => `Your application for ${pets} was approved!`,
        text: (pets) =>
          `Good news: your application for ${pets} was approved. They will soon arrange the handover with you.`,
      },
      reserved: {
        subject: (pets) => `We reserved ${pets} for you`,
        text: (pets, day) => `We reserved ${pets} for you${day ? ` until ${day}` : ''}.`,
      },
      adopted: {
        subject: (pets) => `Congratulations, you adopted ${pets}!`,
        text: (pets) =>
          `The adoption of ${pets} is complete. Thank you for adopting. Your application leads to the medical record: you can download it and keep it up, and we remind you by email of what comes next.`,
      },
      declined: {
        subject: (pets) => `Your application for ${pets}`,
        text: (pets) =>
          `This time your application for ${pets} did not go ahead. Thank you for wanting to adopt: more animals are waiting for a family like yours.`,
      },
      withdrawn: {
        subject: (pets) => `You withdrew your application for ${pets}`,
        text: () =>
          'Your application is withdrawn. If you change your mind, you can send another one.',
      },
      returned: {
        subject: (pets) => `We recorded the return of ${pets}`,
        text: (pets) =>
          `We are looking after ${pets} again. Thank you for telling us, and for trying.`,
      },
    },
  },
};

const madeUpEnded: EndedAppointment = {
  ...{ appointmentId: 'ejemplo', kind: 'visit', sequence: 1 },
  ...{ email: 'rosa@example.mx', at: '2030-05-18T17:00:00.000Z' },
};

export type ApplicationChangedMail = ReturnType<typeof applicationChangedMail>;

/** @param calendarFile of an appointment that an adoption ends: no mail of its own comes beside this one */
export const applicationChangedMail = (calendarFile: AppointmentFile) =>
  defineMail<ApplicationChangedData>(
    'application-changed',
    (data, language, site, { firstDays }) => {
      const {
        status,
        words: message,
        reservedUntil,
        species = [],
        alike = [],
        because,
        ended = [],
      } = data;
      const say = words[language];
      const pets = petsInWords(data.pets, language);
      const day =
        reservedUntil === null
          ? ''
          : new Date(`${reservedUntil}T00:00:00Z`).toLocaleDateString(locale[language], {
              dateStyle: 'long',
              timeZone: 'UTC',
            });
      const news = say.news[status];
      const quoted: MailBlock[] = message ? [say.quoteLead, { kind: 'quote', text: message }] : [];
      const others: MailBlock[] = alike.map(({ id, name }) => ({
        kind: 'note',
        text: name,
        url: site.url + pathFor('adoptionPet', language, { id }),
      }));
      // A death is not the moment to offer another pet.
      const offersOthers = status === 'declined' && because !== 'gone';
      const [only, ...rest] = new Set(species);
      const list = landingPath(language, only && rest.length === 0 ? { species: only } : {});
      const contactUrl = site.url + pathFor('contact', language);
      const { kinds } = appointmentWords[language];
      const notNeeded: MailBlock[] = ended.map(({ kind, at }) => ({
        kind: 'note',
        text: say.notNeeded(kinds[kind].the, instantInWords(at, language, site.timezone)),
      }));
      const toFamily = { ...data, isFamily: true };
      const content = talkMail(toFamily, language, site, {
        subject: news.subject(pets),
        text: because ? say.because[because](pets, day) : news.text(pets, day),
        blocks: [
          ...quoted,
          ...(others.length > 0 ? [say.alike, ...others] : []),
          ...(status === 'adopted' ? guide(species, firstDays, contactUrl) : []),
          ...notNeeded,
        ],
        ...(offersOthers && { button: { label: say.others, url: site.url + list } }),
      });
      if (ended.length === 0) return content;
      const attach = async () => {
        const files = ended.map((one) =>
          calendarFile({ ...toFamily, ...one }, language, 'CANCEL')(),
        );
        return (await Promise.all(files)).flat();
      };
      return { ...content, attach };
    },
    {
      sample: {
        of: ['firstDays'],
        title: { es: 'Adopción terminada', en: 'Completed adoption' },
        data: () => ({
          name: 'Rosa',
          pets: ['Canela', 'Balam'],
          species: ['dog', 'cat'],
          folio: 120,
          status: 'adopted',
          words: '',
          reservedUntil: null,
        }),
        variants: (data) => [
          ...applicationStates.values.map((status) => ({ ...data, status, pets: ['Canela'] })),
          { ...data, status: 'reserved', reservedUntil: '2030-05-20', words: 'Folio 18.' },
          { ...data, status: 'declined', alike: [{ id: 'ejemplo', name: 'Luna' }] },
          ...(['foundHome', 'gone'] as const).map((because) => ({
            ...data,
            ...{ status: 'declined' as const, because, ended: [madeUpEnded] },
          })),
        ],
      },
    },
  );

/** What helps in the first days at home, and where to ask for more. */
function guide(
  species: readonly Species[],
  { title, everybody, species: bySpecies, help }: ContentOf<'firstDays'>,
  contactUrl: string,
): MailBlock[] {
  const own = [...new Set(species)].flatMap((one) => bySpecies[one]);
  const advice = [...everybody, ...own].map((line) => `• ${line}`).join('\n');
  return [
    `${title}:`,
    { kind: 'quote', text: advice },
    { kind: 'note', text: help, url: contactUrl },
  ];
}
