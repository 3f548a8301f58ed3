import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { petsInWords, type TalkMailData, talkMail } from './talk-mail.ts';

interface Words {
  asked: { subject(pets: string): string; text(pets: string): string };
  answered: { subject(family: string, pets: string): string; text: string; answer: string };
  /** Of a message: to the family, and to whoever looks after the pet. */
  written: Record<'family' | 'rescuer', Written>;
}

interface Written {
  subject(pets: string, family: string): string;
  text(pets: string, family: string): string;
}

const words: Bilingual<Words> = {
  es: {
    asked: {
      subject: (pets) => `Una pregunta sobre tu solicitud para ${pets}`,
      text: (pets) => `Quien cuida a ${pets} quiere saber algo más de ustedes:`,
    },
    answered: {
      subject: (family, pets) => `${family} respondió tu pregunta sobre ${pets}`,
      text: 'Preguntaste:',
      answer: 'Te respondió:',
    },
    written: {
      family: {
        subject: (pets) => `Un mensaje sobre ${pets}`,
        text: (pets) => `Quien cuida a ${pets} te escribió:`,
      },
      rescuer: {
        subject: (pets, family) => `${family} te escribió sobre ${pets}`,
        text: (pets, family) => `${family} te escribió sobre ${pets}:`,
      },
    },
  },
  en: {
    asked: {
      subject: (pets) => `A question about your application for ${pets}`,
      text: (pets) => `The rescuer of ${pets} would like to know something more:`,
    },
    answered: {
      subject: (family, pets) => `${family} answered your question about ${pets}`,
      text: 'You asked:',
      answer: 'They answered:',
    },
    written: {
      family: {
        subject: (pets) => `A message about ${pets}`,
        text: (pets) => `The rescuer of ${pets} wrote to you:`,
      },
      rescuer: {
        subject: (pets, family) => `${family} wrote to you about ${pets}`,
        text: (pets, family) => `${family} wrote to you about ${pets}:`,
      },
    },
  },
};

interface QuestionAskedData extends TalkMailData {
  question: string;
}

/** To the family. */
export const questionAsked = defineMail<QuestionAskedData>(
  'application-question-asked',
  (data, language, site) => {
    const { asked } = words[language];
    const pets = petsInWords(data.pets, language);
    return talkMail(data, language, site, {
      subject: asked.subject(pets),
      text: asked.text(pets),
      blocks: [{ kind: 'quote', text: data.question }],
    });
  },
  {
    sample: {
      title: { es: 'Pregunta a la familia', en: 'Question to the family' },
      data: ({ language }) => ({
        name: 'Rosa',
        pets: ['Canela', 'Balam'],
        folio: 120,
        isFamily: true,
        question: { es: '¿Tienen patio?', en: 'Do you have a yard?' }[language],
      }),
    },
  },
);

interface MessageData extends TalkMailData {
  /** Who applies, as they call themselves. */
  family: string;
  message: string;
}

/** To the side that did not write it. */
export const messageWritten = defineMail<MessageData>(
  'application-message',
  (data, language, site) => {
    const written = words[language].written[data.isFamily ? 'family' : 'rescuer'];
    const pets = petsInWords(data.pets, language);
    return talkMail(data, language, site, {
      subject: written.subject(pets, data.family),
      text: written.text(pets, data.family),
      blocks: [{ kind: 'quote', text: data.message }],
    });
  },
  {
    sample: {
      title: { es: 'Mensaje de una solicitud', en: 'Message of an application' },
      data: ({ language }) => ({
        name: 'Rosa',
        pets: ['Canela', 'Balam'],
        folio: 120,
        isFamily: true,
        family: 'Rosa Canul',
        message: { es: '¿Les queda bien el sábado?', en: 'Would Saturday suit you?' }[language],
      }),
      variants: (data) => [{ ...data, isFamily: false }],
    },
  },
);

interface QuestionAnsweredData extends QuestionAskedData {
  /** Who applies, as they call themselves. */
  family: string;
  answer: string;
}

/** To whoever looks after the pet. */
export const questionAnswered = defineMail<QuestionAnsweredData>(
  'application-question-answered',
  (data, language, site) => {
    const { answered } = words[language];
    return talkMail(data, language, site, {
      subject: answered.subject(data.family, petsInWords(data.pets, language)),
      text: answered.text,
      blocks: [
        { kind: 'quote', text: data.question },
        answered.answer,
        { kind: 'quote', text: data.answer },
      ],
    });
  },
  {
    sample: {
      title: { es: 'Respuesta de la familia', en: 'Answer of the family' },
      data: ({ language }) => ({
        name: 'Itzel',
        pets: ['Canela', 'Balam'],
        folio: 120,
        isFamily: false,
        family: 'Rosa Canul',
        question: { es: '¿Tienen patio?', en: 'Do you have a yard?' }[language],
        answer: { es: 'Sí, con barda.', en: 'Yes, with a wall.' }[language],
      }),
    },
  },
);
