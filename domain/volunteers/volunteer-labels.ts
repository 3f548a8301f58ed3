import type { Bilingual } from '../language.ts';
import type { VolunteerState } from './volunteer-machine.ts';
import {
  type FreeTime,
  type VolunteerAge,
  type VolunteerTask,
  type Weekday,
  youngestVolunteer,
} from './volunteer-words.ts';

interface Labels {
  tasks: Record<VolunteerTask, string>;
  days: Record<Weekday, string>;
  times: Record<FreeTime, string>;
  ages: Record<VolunteerAge, string>;
  states: Record<VolunteerState, string>;
}

/** What things are called on pages, in mails, tables and certificates. */
export const volunteerLabels: Bilingual<Labels> = {
  es: {
    tasks: {
      walks: 'Paseos',
      feeding: 'Alimentación y limpieza',
      cats: 'Socializar gatos',
      transport: 'Traslados',
      events: 'Eventos de adopción',
      photos: 'Fotos y redes',
      veterinary: 'Apoyo veterinario',
      office: 'Administración',
    },
    days: {
      monday: 'Lunes',
      tuesday: 'Martes',
      wednesday: 'Miércoles',
      thursday: 'Jueves',
      friday: 'Viernes',
      saturday: 'Sábado',
      sunday: 'Domingo',
    },
    times: { morning: 'Mañana', afternoon: 'Tarde', evening: 'Noche' },
    ages: { adult: '18 años o más', minor: `${youngestVolunteer} o 17 años, con permiso` },
    states: {
      unconfirmed: 'Falta confirmar el correo',
      received: 'Recibida',
      inReview: 'En revisión',
      invited: 'Entrevista o turno de prueba',
      accepted: 'Activo',
      paused: 'En pausa',
      declined: 'No aceptada',
      withdrawn: 'Retirada',
      ended: 'Terminado',
    },
  },
  en: {
    tasks: {
      walks: 'Walks',
      feeding: 'Feeding and cleaning',
      cats: 'Socializing cats',
      transport: 'Transport',
      events: 'Adoption events',
      photos: 'Photos and social media',
      veterinary: 'Veterinary help',
      office: 'Administration',
    },
    days: {
      monday: 'Monday',
      tuesday: 'Tuesday',
      wednesday: 'Wednesday',
      thursday: 'Thursday',
      friday: 'Friday',
      saturday: 'Saturday',
      sunday: 'Sunday',
    },
    times: { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' },
    ages: { adult: '18 or older', minor: `${youngestVolunteer} or 17, with permission` },
    states: {
      unconfirmed: 'Email not confirmed yet',
      received: 'Received',
      inReview: 'In review',
      invited: 'Interview or trial shift',
      accepted: 'Active',
      paused: 'Paused',
      declined: 'Not accepted',
      withdrawn: 'Withdrawn',
      ended: 'Ended',
    },
  },
};

/** What the tasks are called, in their order. */
export const tasksInWords = (tasks: readonly VolunteerTask[], language: 'es' | 'en'): string =>
  tasks.map((task) => volunteerLabels[language].tasks[task]).join(', ');
