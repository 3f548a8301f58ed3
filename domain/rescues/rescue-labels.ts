import type { Bilingual } from '../language.ts';
import type { RescueState } from './rescue-machine.ts';
import type { RescueKind, RescueSpecies, Urgency } from './rescue-words.ts';

interface Labels {
  kinds: Record<RescueKind, string>;
  species: Record<RescueSpecies, string>;
  urgencies: Record<Urgency, string>;
  states: Record<RescueState, string>;
}

/** What things are called at the desk, in mails to it and in its table. */
export const rescueLabels: Bilingual<Labels> = {
  es: {
    kinds: {
      hurt: 'Herido o enfermo',
      loose: 'Suelto o abandonado',
      litter: 'Camada',
      abuse: 'Maltrato',
      surrender: 'Su familia no puede quedárselo',
      other: 'Otra situación',
    },
    species: { dog: 'Perro', cat: 'Gato', other: 'Otra especie' },
    urgencies: { now: 'Ahora', today: 'Hoy', canWait: 'Puede esperar' },
    states: {
      received: 'Recibido',
      inReview: 'En revisión',
      advised: 'Aconsejado',
      onTheWay: 'Rescate en camino',
      admitted: 'Ingresado',
      referred: 'Derivado',
      closed: 'Cerrado',
    },
  },
  en: {
    kinds: {
      hurt: 'Hurt or ill',
      loose: 'Loose or abandoned',
      litter: 'Litter',
      abuse: 'Abuse',
      surrender: 'Its family cannot keep it',
      other: 'Something else',
    },
    species: { dog: 'Dog', cat: 'Cat', other: 'Another species' },
    urgencies: { now: 'Now', today: 'Today', canWait: 'Can wait' },
    states: {
      received: 'Received',
      inReview: 'In review',
      advised: 'Advised',
      onTheWay: 'Rescue on its way',
      admitted: 'Taken in',
      referred: 'Referred',
      closed: 'Closed',
    },
  },
};
