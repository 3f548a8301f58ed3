import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  problems: 'Revisa estos datos',
  oneStep: 'Falta un paso',
  oneStepText: 'Responde la suma y envía: así sabemos que no eres un robot.',
  sum: (first: number, second: number) => `¿Cuánto es ${first} + ${second}?`,
  sumHint: 'Escribe el resultado',
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    problems: 'Please check these details',
    oneStep: 'One step is left',
    oneStepText: 'Answer the sum and send: this tells us that you are not a robot.',
    sum: (first, second) => `How much is ${first} + ${second}?`,
    sumHint: 'Write the result',
  },
};

/** What a form says that was sent without JavaScript. */
export const usePlainFormText = () => texts[useLanguage()];
