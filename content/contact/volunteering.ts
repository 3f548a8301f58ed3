import type { Bilingual } from '#domain/language.ts';
import type { Section } from '../model.ts';

interface Volunteering {
  title: string;
  lead: string;
  /** Shown as plain text on a wide screen, as an accordion on a phone. */
  sections: readonly Section[];
}

/** The volunteering and internship part of the resources page. */
export const volunteering: Bilingual<Volunteering> = {
  es: {
    title: 'Voluntariado, servicio social y prácticas',
    lead: 'Si quieres dar tiempo, aquí está lo que conviene saber antes de escribirnos.',
    sections: [
      {
        id: 'voluntariado',
        heading: 'Voluntariado',
        blocks: [
          'Turnos de dos a cuatro horas, entre semana o en fin de semana, en {ciudades}. Empiezas con una inducción el primer sábado del mes y un turno de prueba acompañado.',
          {
            kind: 'list',
            items: [
              'Edad: desde 16 años con permiso de tu familia.',
              'Compromiso mínimo: dos turnos al mes durante tres meses.',
              'Trae: zapato cerrado, botella de agua y vacuna contra el tétanos vigente.',
            ],
          },
        ],
        link: { label: 'Información de voluntariado (PDF)', resource: 'volunteering-information' },
      },
      {
        id: 'servicio-social',
        heading: 'Servicio social y prácticas profesionales',
        blocks: [
          'Recibimos a estudiantes de veterinaria, biología, comunicación, diseño, trabajo social, contabilidad y sistemas. Cada quien tiene una persona que lo asesora y un plan de actividades con horas definidas.',
          {
            kind: 'list',
            items: [
              'Duración: según tu plan de estudios, normalmente de cuatro a seis meses.',
              'Documentos: carta de presentación de tu escuela y seguro facultativo vigente.',
              'Al terminar: carta de liberación con tus horas y una evaluación por escrito.',
            ],
          },
        ],
        link: { label: 'Pregunta por las plazas', mailbox: 'volunteering' },
      },
      {
        id: 'hogar-temporal',
        heading: 'Hogar temporal',
        blocks: [
          'Es el voluntariado que más vidas salva, porque abre un lugar en el albergue. Ponemos alimento, arena, medicina y veterinario. Tú decides por cuánto tiempo y con quién te sientes a gusto: un cachorro, una gata con crías o un perro mayor que solo quiere dormir. Lo ofreces desde tu cuenta: dices a quién puedes recibir y te preguntamos antes de cada animal.',
        ],
        link: { label: 'Ofrece tu casa', page: 'myFosterHome' },
      },
    ],
  },
  en: {
    title: 'Volunteering, community service and internships',
    lead: 'If you would like to give time, this is what to know before you write to us.',
    sections: [
      {
        id: 'volunteering',
        heading: 'Volunteering',
        blocks: [
          'Shifts of two to four hours, on weekdays or at the weekend, in {cities}. You begin with an introduction on the first Saturday of the month and a trial shift with company.',
          {
            kind: 'list',
            items: [
              'Age: from 16, with permission from your family.',
              'Minimum commitment: two shifts a month for three months.',
              'Bring: closed shoes, a bottle of water and a valid tetanus vaccine.',
            ],
          },
        ],
        link: { label: 'Volunteering information (PDF)', resource: 'volunteering-information' },
      },
      {
        id: 'community-service',
        heading: 'Community service and internships',
        blocks: [
          'We take students of veterinary medicine, biology, communication, design, social work, accounting and computing. Each has somebody who advises them and a plan of activities with set hours.',
          {
            kind: 'list',
            items: [
              'Duration: according to your course, normally four to six months.',
              'Documents: a letter of introduction from your school and valid student insurance.',
              'At the end: a letter certifying your hours and a written assessment.',
            ],
          },
        ],
        link: { label: 'Ask about places', mailbox: 'volunteering' },
      },
      {
        id: 'fostering',
        heading: 'Fostering',
        blocks: [
          'This is the kind of volunteering that saves most lives, because it frees a place at the shelter. We provide food, litter, medicine and a vet. You decide for how long and with whom you feel at ease: a puppy, a cat with kittens, or an old dog who only wants to sleep. You offer it from your account: you say whom you can take, and we ask before each animal.',
        ],
        link: { label: 'Offer your home', page: 'myFosterHome' },
      },
    ],
  },
};
