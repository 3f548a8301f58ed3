import { type FollowUpStep, followUpSteps } from '#domain/adoption/follow-up.ts';
import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface FollowUpQuestionData {
  /** May be empty, as the list of pets where they are gone. */
  name: string;
  pets: readonly string[];
  step: FollowUpStep;
  /** Answers without a session. */
  answerUrl: string;
}

interface Words {
  subject(pets: string, areSeveral: boolean): string;
  heading(name: string): string;
  and: string;
  aPet: string;
  steps: Record<FollowUpStep, (pets: string, areSeveral: boolean) => string>;
  ask: string;
  button: string;
  note: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (pets, several) => `¿Cómo ${several ? 'van' : 'va'} ${pets} en casa?`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    and: ' y ',
    aPet: 'tu mascota',
    steps: {
      days3: (pets, several) =>
        several
          ? `${pets} llevan tres días en casa. Los primeros días pueden ser raros para todos: es normal que coman poco, se escondan o duerman mucho.`
          : `${pets} lleva tres días en casa. Los primeros días pueden ser raros para todos: es normal que coma poco, se esconda o duerma mucho.`,
      weeks3: (pets, several) =>
        several
          ? `${pets} llevan tres semanas con ustedes y ya conocen sus rutinas.`
          : `${pets} lleva tres semanas con ustedes y ya conoce sus rutinas.`,
      months3: (pets, several) =>
        `Ya pasaron tres meses desde que ${pets} ${several ? 'llegaron' : 'llegó'} a su casa.`,
      year1: (pets, several) =>
        `¡Hace un año que ${pets} ${several ? 'llegaron' : 'llegó'} a su casa! Gracias por todo este año.`,
    },
    ask: 'Cuéntanos cómo van: basta con un toque. Si tienes dudas o necesitas ayuda, dilo con confianza; para eso estamos.',
    button: 'Contar cómo va',
    note: 'No hace falta iniciar sesión. El enlace sirve 30 días; no lo reenvíes, porque con él se contesta por ti.',
    reason: (siteName) => `Recibes este correo porque adoptaste en ${siteName}.`,
  },
  en: {
    subject: (pets, several) => `How ${several ? 'are' : 'is'} ${pets} doing at home?`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    and: ' and ',
    aPet: 'your pet',
    steps: {
      days3: (pets, several) =>
        `${pets} ${several ? 'have' : 'has'} been home for three days. The first days can feel strange for everybody: eating little, hiding or sleeping a lot is normal.`,
      weeks3: (pets, several) =>
        several
          ? `${pets} have been with you for three weeks and know your routines by now.`
          : `${pets} has been with you for three weeks and knows your routines by now.`,
      months3: (pets) => `Three months have passed since ${pets} came to your home.`,
      year1: (pets) => `${pets} came to your home a year ago! Thank you for taking such good care.`,
    },
    ask: 'Tell us how it is going: one tap is enough. If you have doubts or need help, please say so; that is what we are here for.',
    button: 'Tell us how it is going',
    note: 'There is no need to sign in. The link works for 30 days; do not forward it, because it answers for you.',
    reason: (siteName) => `You get this email because you adopted at ${siteName}.`,
  },
};

/** To the family, at 3 days, 3 weeks, 3 months and a year. */
export const followUpQuestion = defineMail<FollowUpQuestionData>(
  'follow-up-question',
  ({ name, pets, step, answerUrl }, language, site) => {
    const say = words[language];
    const named = pets.join(say.and) || say.aPet;
    const areSeveral = pets.length > 1;
    const text = say.steps[step](named, areSeveral);
    return {
      subject: say.subject(named, areSeveral),
      preview: text,
      heading: say.heading(name),
      blocks: [
        text,
        say.ask,
        { kind: 'button', label: say.button, url: answerUrl },
        { kind: 'note', text: say.note },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Seguimiento: pregunta', en: 'Follow-up: the question' },
      data: ({ link }) => ({
        name: 'Rosa',
        pets: ['Canela', 'Balam'],
        step: 'days3',
        answerUrl: link,
      }),
      variants: (data) => followUpSteps.values.map((step) => ({ ...data, pets: ['Canela'], step })),
    },
  },
);
