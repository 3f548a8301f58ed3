import type { Bilingual } from '../language.ts';
import type { NoticeState } from './notice-machine.ts';
import type {
  NoticeColor,
  NoticeKind,
  NoticeSex,
  NoticeSize,
  NoticeSpecies,
} from './notice-words.ts';

interface Labels {
  kinds: Record<NoticeKind, string>;
  titles: Record<NoticeKind, Record<NoticeSpecies, string>>;
  species: Record<NoticeSpecies, string>;
  sexes: Record<NoticeSex, string>;
  sizes: Record<NoticeSize, string>;
  colors: Record<NoticeColor, string>;
  states: Record<NoticeState, string>;
}

/** What things are called on pages, posters, in mails and tables. */
export const noticeLabels: Bilingual<Labels> = {
  es: {
    kinds: { lost: 'Se perdió', found: 'Encontrado' },
    titles: {
      lost: { dog: 'Perro perdido', cat: 'Gato perdido', other: 'Mascota perdida' },
      found: { dog: 'Perro encontrado', cat: 'Gato encontrado', other: 'Animal encontrado' },
    },
    species: { dog: 'Perro', cat: 'Gato', other: 'Otro animal' },
    sexes: { male: 'Macho', female: 'Hembra', unknown: 'No se sabe si es macho o hembra' },
    sizes: { small: 'Chico', medium: 'Mediano', large: 'Grande' },
    colors: {
      black: 'Negro',
      white: 'Blanco',
      brown: 'Café',
      tan: 'Miel',
      grey: 'Gris',
      orange: 'Naranja',
      striped: 'Atigrado',
      spotted: 'Con manchas',
    },
    states: {
      unconfirmed: 'Sin confirmar',
      inReview: 'En revisión',
      asked: 'Por corregir',
      published: 'Publicado',
      refused: 'Rechazado',
      reunited: 'De vuelta en casa',
      closed: 'Terminado',
    },
  },
  en: {
    kinds: { lost: 'Lost', found: 'Found' },
    titles: {
      lost: { dog: 'Lost dog', cat: 'Lost cat', other: 'Lost pet' },
      found: { dog: 'Found dog', cat: 'Found cat', other: 'Found animal' },
    },
    species: { dog: 'Dog', cat: 'Cat', other: 'Another animal' },
    sexes: { male: 'Male', female: 'Female', unknown: 'Not known whether male or female' },
    sizes: { small: 'Small', medium: 'Medium', large: 'Large' },
    colors: {
      black: 'Black',
      white: 'White',
      brown: 'Brown',
      tan: 'Tan',
      grey: 'Gray',
      orange: 'Orange',
      striped: 'Striped',
      spotted: 'Spotted',
    },
    states: {
      unconfirmed: 'Not confirmed',
      inReview: 'In review',
      asked: 'To be corrected',
      published: 'Published',
      refused: 'Refused',
      reunited: 'Back home',
      closed: 'Ended',
    },
  },
};
