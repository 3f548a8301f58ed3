import type { Bilingual } from '#domain/language.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';

const es = {
  labels: volunteerLabels.es,
  title: 'Voluntariado',
  description: 'Ayuda con paseos, gatos, traslados o eventos. Llena la solicitud y te contestamos.',
  lead: 'Con dos horas a la semana ya cambias la vida de un animal. Dinos en qué quieres ayudar y cuándo puedes.',
  steps: {
    heading: 'Qué sigue',
    items: [
      'Llenas esta solicitud. Tardas unos cinco minutos.',
      'Confirmas tu correo con el enlace que te mandamos.',
      'Te escribimos para platicar o para un turno de prueba.',
      'Si te acomoda, eliges tus turnos en tu página.',
    ],
    more: 'Cómo es el voluntariado',
  },
  heading: 'Tu solicitud',
  tasks: '¿En qué te gustaría ayudar?',
  days: '¿Qué días puedes?',
  times: '¿A qué hora?',
  age: '¿Qué edad tienes?',
  guardianHint: 'Solo si tienes 16 o 17 años: quien tiene tu tutela da permiso por escrito.',
  guardian: 'Nombre de tu mamá, papá o tutor',
  guardianPhone: 'Su teléfono',
  postalCode: 'Tu código postal',
  postalCodeHint: 'Para ofrecerte lo que te queda cerca.',
  experience: '¿Has trabajado con animales? (si quieres)',
  experienceHint:
    'Los que has cuidado, lo que estudias, si manejas o tomas fotos. No hace falta experiencia.',
  why: '¿Por qué quieres ayudar? (si quieres)',
  reach: 'Para contestarte',
  name: 'Tu nombre completo',
  phone: 'Tu teléfono',
  email: 'Tu correo',
  first: 'Escribe tu nombre para poder mandarla.',
  send: 'Mandar mi solicitud',
  sending: 'Mandando…',
  privacy: 'Solo quien coordina el voluntariado ve tus datos. Más en el',
  privacyLink: 'aviso de privacidad',
  sent: {
    title: 'Falta un paso: confirma tu correo',
    text: 'Te mandamos un enlace. Ábrelo y toca «Confirmar mi solicitud»; hasta entonces nadie la lee. Si no llega en unos minutos, busca en «no deseados».',
  },
  own: 'Ver mi voluntariado',
};

export type VolunteerFormText = typeof es;

const en: VolunteerFormText = {
  labels: volunteerLabels.en,
  title: 'Volunteering',
  description:
    'Help with walks, cats, transport or events. Fill in the application and we answer you.',
  lead: 'Two hours a week already change an animal’s life. Tell us what you would like to help with, and when you can.',
  steps: {
    heading: 'What comes next',
    items: [
      'You fill in this application. It takes about five minutes.',
      'You confirm your email by the link that we send.',
      'We write to you for a talk or a trial shift.',
      'If it suits you, you choose your shifts on your page.',
    ],
    more: 'What volunteering is like',
  },
  heading: 'Your application',
  tasks: 'What would you like to help with?',
  days: 'On which days can you come?',
  times: 'At what time?',
  age: 'How old are you?',
  guardianHint: 'Only if you are 16 or 17: your guardian gives permission in writing.',
  guardian: 'Name of your mother, father or guardian',
  guardianPhone: 'Their phone',
  postalCode: 'Your ZIP code',
  postalCodeHint: 'To offer you what is near you.',
  experience: 'Have you worked with animals? (if you like)',
  experienceHint:
    'Those you have looked after, what you study, whether you drive or take photos. No experience is needed.',
  why: 'Why would you like to help? (if you like)',
  reach: 'To answer you',
  name: 'Your full name',
  phone: 'Your phone',
  email: 'Your email',
  first: 'Type your name to be able to send it.',
  send: 'Send my application',
  sending: 'Sending…',
  privacy: 'Only whoever coordinates volunteers sees your details. More in the',
  privacyLink: 'privacy notice',
  sent: {
    title: 'One step is missing: confirm your email',
    text: 'We sent you a link. Open it and tap “Confirm my application”; nobody reads it before. If it does not arrive within minutes, look in your spam folder.',
  },
  own: 'See my volunteering',
};

/** The form that applies to volunteer: its page's loader hands it over in one language. */
export const volunteerFormText: Bilingual<VolunteerFormText> = { es, en };
