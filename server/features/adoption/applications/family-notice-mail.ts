import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { petsInWords, type TalkMailData, talkMail } from './talk-mail.ts';

export interface FamilyNoticeData extends Omit<TalkMailData, 'isFamily'> {
  /** Nobody has looked at it yet, or done anything since; the family was asked something, or is to sign the contract; the pet is no longer reserved; it is not up for adoption for now, or is again. */
  occasion: 'unread' | 'silent' | 'asked' | 'unsigned' | 'released' | 'paused' | 'resumed';
}

type Words = Readonly<
  Record<
    FamilyNoticeData['occasion'],
    { subject(pets: string): string; text(pets: string): string }
  >
>;

const words: Bilingual<Words> = {
  es: {
    silent: {
      subject: (pets) => `Tu solicitud para ${pets} sigue abierta`,
      text: (pets) =>
        `Tu solicitud para adoptar a ${pets} lleva dos semanas sin novedades. Sentimos la espera: quienes rescatan atienden a muchos animales a la vez. Ya avisamos a nuestro equipo. No tienes que hacer nada, y no pierdes tu lugar.`,
    },
    asked: {
      subject: (pets) => `Esperan tu respuesta sobre ${pets}`,
      text: (pets) =>
        `En tu solicitud para ${pets} hay una pregunta por contestar o un horario por elegir. En cuanto respondas, seguimos. Si cambiaste de opinión, ahí mismo puedes retirarla.`,
    },
    unsigned: {
      subject: (pets) => `Falta tu firma en el contrato de ${pets}`,
      text: (pets) =>
        `El contrato de adopción de ${pets} espera tu firma. Ábrelo desde tu solicitud, léelo con calma y, si algo no te queda claro, pregunta antes de firmar. Si prefieren firmar en papel, también está bien: avisa desde tu solicitud.`,
    },
    unread: {
      subject: (pets) => `Tu solicitud para ${pets} sigue en espera`,
      text: (pets) =>
        `Tu solicitud para adoptar a ${pets} llegó hace dos semanas y todavía no la han leído. Sentimos la espera: quienes rescatan atienden a muchos animales a la vez. Ya avisamos a nuestro equipo. No tienes que hacer nada, y mientras tanto puedes conocer a otras mascotas.`,
    },
    released: {
      subject: (pets) => `${pets} podría volver a estar disponible`,
      text: (pets) =>
        `El apartado de ${pets} terminó. Sigues en la lista de espera: revisarán tu solicitud por orden de llegada y te escribiremos en cuanto haya una respuesta.`,
    },
    paused: {
      subject: (pets) => `La adopción de ${pets} está en pausa`,
      text: (pets) =>
        `Por ahora la adopción de ${pets} está en pausa. Tu solicitud sigue guardada y no pierdes tu lugar: te escribiremos si se retoma o si cambia algo. Si prefieres no esperar, puedes retirarla desde tu cuenta.`,
    },
    resumed: {
      subject: (pets) => `La adopción de ${pets} se retomó`,
      text: (pets) =>
        `La adopción de ${pets} se retomó y tu solicitud sigue en pie. Te escribiremos en cuanto haya una respuesta.`,
    },
  },
  en: {
    silent: {
      subject: (pets) => `Your application for ${pets} is still open`,
      text: (pets) =>
        `Nothing has happened with your application to adopt ${pets} for two weeks. We are sorry for the wait: rescuers care for many animals at once. We have told our team. There is nothing you need to do, and you do not lose your place.`,
    },
    asked: {
      subject: (pets) => `They are waiting for your answer about ${pets}`,
      text: (pets) =>
        `In your application for ${pets} there is a question to answer or a time to choose. As soon as you answer, we go on. If you have changed your mind, you can withdraw it there.`,
    },
    unsigned: {
      subject: (pets) => `Your signature is missing on the contract for ${pets}`,
      text: (pets) =>
        `The adoption contract for ${pets} is waiting for your signature. Open it from your application and take your time; if anything is unclear, ask before you sign. If you prefer to sign on paper, that is fine, too: say so in your application.`,
    },
    unread: {
      subject: (pets) => `Your application for ${pets} is still waiting`,
      text: (pets) =>
        `Your application to adopt ${pets} arrived two weeks ago and nobody has read it yet. We are sorry for the wait: rescuers care for many animals at once. We have told our team. There is nothing you need to do, and meanwhile you can meet other pets.`,
    },
    released: {
      subject: (pets) => `${pets} may become available again`,
      text: (pets) =>
        `The reservation of ${pets} has ended. You are still on the waiting list: the rescuer sees your application in the order in which it arrived, and we will write to you as soon as there is an answer.`,
    },
    paused: {
      subject: (pets) => `The adoption of ${pets} is on hold`,
      text: (pets) =>
        `The adoption of ${pets} is on hold for now. Your application is kept and you do not lose your place: we will write to you when it goes on or something changes. If you would rather not wait, you can withdraw it in your account.`,
    },
    resumed: {
      subject: (pets) => `The adoption of ${pets} goes on`,
      text: (pets) =>
        `The adoption of ${pets} goes on, and your application still stands. We will write to you as soon as there is an answer.`,
    },
  },
};

/** To a family, when time has passed or something changes about the pet that it waits for. */
export const familyNotice = defineMail<FamilyNoticeData>(
  'application-family-notice',
  (data, language, site) => {
    const { subject, text } = words[language][data.occasion];
    const pets = petsInWords(data.pets, language);
    return talkMail({ ...data, isFamily: true }, language, site, {
      subject: subject(pets),
      text: text(pets),
    });
  },
  {
    queue: 'bulkMail',
    sample: {
      title: { es: 'Avisos a la familia', en: 'Notices to the family' },
      data: () => ({ name: 'Rosa', pets: ['Canela', 'Balam'], folio: 120, occasion: 'unread' }),
      variants: (data) =>
        (['silent', 'asked', 'unsigned', 'released', 'paused', 'resumed'] as const).map(
          (occasion) => ({ ...data, pets: ['Canela'], occasion }),
        ),
    },
  },
);
