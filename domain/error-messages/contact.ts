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
  threadChangedSince: {
    es: 'Alguien escribió en esta conversación mientras contestabas. Lee lo nuevo y, si tu respuesta todavía sirve, envíala otra vez.',
    en: 'Somebody wrote in this conversation while you were answering. Read what is new and, if your answer still holds, send it again.',
  },
  colleagueCannotAnswer: {
    es: 'Esa persona no puede contestar mensajes',
    en: 'That person cannot answer messages',
  },
  issueChanged: {
    es: 'Alguien más guardó cambios en esta edición: ábrela de nuevo',
    en: 'Somebody else has kept changes of this issue: open it again',
  },
  issueStateChanged: {
    es: 'Esta edición ya está en otro estado: ábrela de nuevo',
    en: 'This issue is in another state by now: open it again',
  },
  issueTime: {
    es: 'Elige un momento dentro del próximo año',
    en: 'Choose a time within the next year',
  },
  issueNotReady: {
    es: 'A esta edición le falta algo: revísala antes de enviarla',
    en: 'Something is missing in this issue: check it before you send it',
  },
  tooManySavedReplies: {
    es: 'Ya hay {most} respuestas guardadas: borra una primero',
    en: 'There are already {most} saved replies: delete one first',
  },
} as const satisfies Record<string, Bilingual>;
