import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  listed: {
    pair: (names: string) => `Se adopta junto con ${names}`,
    apart: (names: string) => `Pareja de ${names}, con excepción`,
    litter: (names: string) => `Camada: ${names}`,
  },
  newTitle: (name: string) => `¿Con quién va ${name}?`,
  title: {
    pair: (name: string) => `La pareja de ${name}`,
    litter: (name: string) => `La camada de ${name}`,
  },
  kind: '¿Qué son?',
  kinds: { pair: 'Pareja: se adoptan juntos', litter: 'Camada: se pueden adoptar por separado' },
  pairText: 'Una familia los pide juntos. Para que uno se vaya solo, se anota una excepción.',
  litterText: 'Se muestran juntos, y cada uno puede irse con su propia familia.',
  choosePair: 'Elige a su pareja',
  chooseLitter: (most: number) =>
    most === 1 ? 'Elige a otro de la camada' : `Elige a los demás, hasta ${most}`,
  link: 'Unir',
  linked: {
    pair: (name: string) => `${name} ya tiene pareja: se adoptan juntos.`,
    litter: (name: string) => `Guardamos la camada de ${name}.`,
  },
  unlink: (name: string) => `Separar a ${name}`,
  unlinked: (name: string) => `${name} ya no es parte de la pareja o camada.`,
  noCompanions:
    'No hay otra mascota en adopción de la misma cuenta. Registra primero a la otra y vuelve aquí.',
  exception: {
    title: 'Excepción',
    none: 'Se adoptan juntos. Si uno puede irse solo, cuenta por qué: queda guardado con tu nombre y la fecha.',
    counts: 'Por esta excepción cada uno puede irse solo:',
    ended: (day: string) => `terminada el ${day}`,
    reason: '¿Por qué pueden separarse?',
    reasonHint: 'Solo lo leen quien los cuida y administración.',
    note: 'Anotar la excepción',
    saving: 'Guardando…',
    noted: 'Anotamos la excepción: ahora se pueden pedir por separado.',
    end: 'Terminar la excepción',
    endedNow: 'La excepción terminó: se adoptan juntos otra vez.',
  },
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    listed: {
      pair: (names) => `Adopted together with ${names}`,
      apart: (names) => `Pair with ${names}, with an exception`,
      litter: (names) => `Litter: ${names}`,
    },
    newTitle: (name) => `Who goes with ${name}?`,
    title: {
      pair: (name) => `${name}’s bonded pair`,
      litter: (name) => `${name}’s litter`,
    },
    kind: 'What are they?',
    kinds: { pair: 'Pair: adopted together', litter: 'Litter: may be adopted apart' },
    pairText: 'A family applies for both. For one to go alone, an exception is noted.',
    litterText: 'They are listed together, and each may go to a family of its own.',
    choosePair: 'Choose its mate',
    chooseLitter: (most) =>
      most === 1 ? 'Choose another one of the litter' : `Choose the others, up to ${most}`,
    link: 'Link',
    linked: {
      pair: (name) => `${name} has a mate now: they are adopted together.`,
      litter: (name) => `We saved ${name}’s litter.`,
    },
    unlink: (name) => `Take ${name} out`,
    unlinked: (name) => `${name} no longer belongs to the pair or litter.`,
    noCompanions:
      'There is no other pet up for adoption of the same account. Register the other one first and come back.',
    exception: {
      title: 'Exception',
      none: 'They are adopted together. If one may go alone, tell us why: it is kept with your name and the date.',
      counts: 'By this exception each of them may go alone:',
      ended: (day) => `ended on ${day}`,
      reason: 'Why may they be separated?',
      reasonHint: 'Only their rescuer and administrators read it.',
      note: 'Note the exception',
      saving: 'Saving…',
      noted: 'The exception is noted: families can apply for each of them now.',
      end: 'End the exception',
      endedNow: 'The exception has ended: they are adopted together again.',
    },
  },
};

/** Pairs and litters, for whoever looks after them; no public page loads it. */
export function useGroupText(): typeof es {
  return texts[useLanguage()];
}
