import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  confirm: {
    title: '¿Quieres recibir el boletín?',
    text: 'Con este botón confirmas tu suscripción. Te das de baja cuando quieras.',
    yes: 'Sí, quiero el boletín',
    no: 'No, gracias',
  },
  cancel: {
    title: '¿Quieres dejar de recibir el boletín?',
    text: 'Con este botón cancelas tu suscripción. No hace falta nada más.',
    yes: 'Sí, cancelar mi suscripción',
    no: 'No, me quedo',
  },
};

const en: typeof es = {
  confirm: {
    title: 'Would you like to get the newsletter?',
    text: 'This button confirms your subscription. You can unsubscribe whenever you like.',
    yes: 'Yes, send me the newsletter',
    no: 'No, thanks',
  },
  cancel: {
    title: 'Do you want to stop getting the newsletter?',
    text: 'This button cancels your subscription. Nothing else is needed.',
    yes: 'Yes, unsubscribe me',
    no: 'No, I will stay',
  },
};

const texts: Bilingual<typeof es> = { es, en };

export const useNewsletterQuestionText = () => texts[useLanguage()];
