import type { Bilingual } from '#domain/language.ts';
import type { Entry, Link } from './model.ts';

interface EventsIntroduction {
  title: string;
  description: string;
  lead: string;
  paragraphs: readonly string[];
  tips: { heading: string; items: readonly Entry[] };
  /** Shown below an empty list. */
  noEvents: { text: string; link: Link };
}

export const eventsIntroduction: Bilingual<EventsIntroduction> = {
  es: {
    title: 'Eventos de adopción',
    description:
      'Fechas y lugares de los eventos de adopción de {nombre} en {ciudades}, con las mascotas que van a estar.',
    lead: 'Parques, plazas y banquetas donde puedes conocer a tu próximo mejor amigo.',
    paragraphs: [
      'En cada evento ves quiénes van a estar, a qué hora y dónde. Puedes saludarlos, preguntar todo y empezar tu solicitud ahí mismo. Nadie se va el mismo día: preferimos que lo pienses con calma y que la casa esté lista.',
      'Si eres rescatista, inscribe a tus mascotas en adopción desde la página del evento.',
    ],
    tips: {
      heading: 'Para que la visita salga bien',
      items: [
        {
          title: 'Ven con quienes viven contigo',
          text: 'Todos deben conocerse, también los más pequeños.',
        },
        {
          title: 'Deja a tus animales en casa',
          text: 'El primer encuentro entre ellos se hace otro día, con espacio y sin ruido.',
        },
        {
          title: 'Pregunta antes de acariciar',
          text: 'Hay quien adora los abrazos y quien necesita cinco minutos.',
        },
        {
          title: 'Trae una identificación',
          text: 'Si te decides, adelantas la solicitud.',
        },
      ],
    },
    noEvents: {
      text: 'Estamos armando el siguiente. Mientras tanto, puedes conocerlos aquí.',
      link: { label: 'Ver mascotas en adopción', page: 'adoptionPets' },
    },
  },
  en: {
    title: 'Adoption events',
    description:
      'Dates and places of the adoption events of {name} in {cities}, with the pets who will be there.',
    lead: 'Parks, squares and sidewalks where you can meet your next best friend.',
    paragraphs: [
      'Each event shows who will be there, at what time and where. You can say hello, ask anything and begin your application on the spot. Nobody leaves the same day: we would rather you thought it over and had your home ready.',
      'If you are a rescuer, sign up your pets for adoption from the page of the event.',
    ],
    tips: {
      heading: 'To make the visit a good one',
      items: [
        {
          title: 'Come with those who live with you',
          text: 'Everyone should meet, the little ones as well.',
        },
        {
          title: 'Leave your animals at home',
          text: 'Their first meeting takes place another day, with space and without noise.',
        },
        {
          title: 'Ask before you pet',
          text: 'Some adore hugs and some need five minutes.',
        },
        {
          title: 'Bring an identification',
          text: 'If you make up your mind, you can start the application.',
        },
      ],
    },
    noEvents: {
      text: 'We are putting the next one together. Until then, you can meet them here.',
      link: { label: 'See pets for adoption', page: 'adoptionPets' },
    },
  },
};
