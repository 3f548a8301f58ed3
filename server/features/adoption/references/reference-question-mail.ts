import { type Bilingual, locale } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface ReferenceQuestionData {
  /** May be empty, as the list of pets where they are gone. */
  family: string;
  pets: readonly string[];
  isReminder: boolean;
  /** Instant. */
  openUntil: string;
  /** Answers and declines without a session. */
  answerUrl: string;
}

interface Words {
  and: string;
  aFamily: string;
  aPet: string;
  subject(family: string): string;
  reminderSubject(family: string): string;
  heading: string;
  text(family: string, pets: string): string;
  reminder: string;
  /** @param family '' where nobody knows its name */
  readers(family: string): string;
  button: string;
  note(day: string): string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    and: ' y ',
    aFamily: 'Una familia',
    aPet: 'una mascota',
    subject: (family) => `${family} te dio como referencia`,
    reminderSubject: (family) => `¿Nos cuentas de ${family}? Toma un minuto`,
    heading: 'Hola',
    text: (family, pets) =>
      `${family} quiere adoptar a ${pets} y nos dio tu correo como referencia. Son cuatro preguntas breves: toma un minuto y no hace falta crear una cuenta.`,
    reminder: 'Te escribimos hace unos días. Es el único recordatorio que te mandamos.',
    readers: (family) =>
      `Lo que contestes lo leen solo quien cuida a la mascota y los administradores. ${family || 'La familia'} no lo ve.`,
    button: 'Contestar o decir que no',
    note: (day) =>
      `Si prefieres no contestar, o que borremos tu correo, lo dices con el mismo botón. El enlace sirve hasta el ${day}, una sola vez; no lo reenvíes, porque con él se contesta por ti.`,
    reason: (siteName) =>
      `Recibes este correo porque alguien que quiere adoptar en ${siteName} te nombró como referencia.`,
  },
  en: {
    and: ' and ',
    aFamily: 'A family',
    aPet: 'a pet',
    subject: (family) => `${family} named you as a reference`,
    reminderSubject: (family) => `Would you tell us about ${family}? It takes a minute`,
    heading: 'Hello',
    text: (family, pets) =>
      `${family} would like to adopt ${pets} and gave us your email as a reference. There are four short questions: it takes a minute, and you don’t need an account.`,
    reminder: 'We wrote to you some days ago. This is the only reminder that we send.',
    readers: (family) =>
      `Only the pet’s rescuer and the administrators read your answer. ${family || 'The family'} does not see it.`,
    button: 'Answer, or say no',
    note: (day) =>
      `If you would rather not answer, or want us to delete your email, the same button lets you say so. The link works until ${day}, once; do not forward it, because it answers for you.`,
    reason: (siteName) =>
      `You get this email because somebody who would like to adopt at ${siteName} named you as a reference.`,
  },
};

/** To a reference, when whoever looks after the pet asks, and once more some days later. */
export const referenceQuestion = defineMail<ReferenceQuestionData>(
  'reference-question',
  ({ family, pets, isReminder, openUntil, answerUrl }, language, site) => {
    const say = words[language];
    const named = family || say.aFamily;
    const text = say.text(named, pets.join(say.and) || say.aPet);
    const day = new Date(openUntil).toLocaleDateString(locale[language], {
      dateStyle: 'long',
      timeZone: site.timezone,
    });
    return {
      subject: isReminder ? say.reminderSubject(named) : say.subject(named),
      preview: text,
      heading: say.heading,
      blocks: [
        text,
        ...(isReminder ? [say.reminder] : []),
        say.readers(family),
        { kind: 'button', label: say.button, url: answerUrl },
        { kind: 'note', text: say.note(day) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Pregunta a una referencia', en: 'Question to a reference' },
      data: ({ link, inDays }) => ({
        family: 'Rosa Canul',
        pets: ['Canela', 'Balam'],
        isReminder: true,
        openUntil: inDays(14),
        answerUrl: link,
      }),
      variants: (data) => [{ ...data, family: '', pets: [], isReminder: false }],
    },
  },
);
