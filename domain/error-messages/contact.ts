import type { Bilingual } from '../language.ts';

/** Messages of the contact form and their answers. */
export const contactErrors = {
  replyFieldUnknown: {
    es: 'No existe el campo {field}. Puedes usar: {known}',
    en: 'There is no field {field}. You can use: {known}',
  },
  tooManyReplies: {
    es: 'Esta conversación ya tiene {most} mensajes: sigue por correo',
    en: 'This conversation already has {most} messages: go on by email',
  },
  replyNotSentAgain: {
    es: 'Esta respuesta ya salió o está por salir',
    en: 'This answer has left or is about to leave',
  },
  colleagueCannotAnswer: {
    es: 'Esa persona no puede contestar mensajes',
    en: 'That person cannot answer messages',
  },
  tooManySavedReplies: {
    es: 'Ya hay {most} respuestas guardadas: borra una primero',
    en: 'There are already {most} saved replies: delete one first',
  },
} as const satisfies Record<string, Bilingual>;
