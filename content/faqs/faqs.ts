import type { Bilingual } from '#domain/language.ts';
import type { Link } from '../model.ts';
import { adoptionQuestions } from './adoption.ts';
import { donationQuestions } from './donations.ts';
import type { FaqGroup } from './faq.ts';
import { portalQuestions } from './portal.ts';
import { rescueQuestions } from './rescue.ts';

export const faqGroups: readonly FaqGroup[] = [
  adoptionQuestions,
  donationQuestions,
  rescueQuestions,
  portalQuestions,
];

interface FaqsPage {
  title: string;
  description: string;
  lead: string;
  notHere: { heading: string; text: string; link: Link };
}

export const faqsPage: Bilingual<FaqsPage> = {
  es: {
    title: 'Preguntas frecuentes',
    description:
      'Respuestas claras sobre adoptar, donar, facturar, esterilizar, registrar una mascota y el uso de tus datos en {nombre}.',
    lead: 'Lo que más nos preguntan, contestado sin vueltas.',
    notHere: {
      heading: '¿No está tu pregunta?',
      text: 'Escríbenos. Si te sirve a ti, seguro le sirve a alguien más y la sumamos a esta página.',
      link: { label: 'Hacer una pregunta', page: 'contact' },
    },
  },
  en: {
    title: 'Frequently asked questions',
    description:
      'Clear answers about adopting, donating, invoices, sterilizing, registering a pet and the use of your data at {name}.',
    lead: 'What people ask us most, answered plainly.',
    notHere: {
      heading: 'Is your question missing?',
      text: 'Write to us. If the answer helps you, it will help somebody else too, and we will add it to this page.',
      link: { label: 'Ask a question', page: 'contact' },
    },
  },
};
