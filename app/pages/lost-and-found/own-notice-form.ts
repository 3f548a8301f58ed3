/** What the forms of a notice's page, and of a conversation's, send. */
export const ownForm = {
  what: 'que',
  contact: 'conversacion',
  words: 'texto',
  photo: 'foto',
  other: 'con',
  sure: 'seguro',
} as const;

export const ownWhats = {
  confirm: 'confirmar',
  edit: 'cambiar',
  removePhoto: 'quitar_foto',
  renew: 'renovar',
  withdraw: 'retirar',
  reunite: 'reunir',
  answer: 'responder',
  believe: 'creer',
  block: 'bloquear',
  write: 'contestar',
} as const;

/** Says on the page what was done. */
export const doneParam = 'listo';

export interface FormProblem {
  /** In the reader's words. */
  message: string;
  /** At their fields, where what was wrong has some. */
  errors: Record<string, string>;
  /** What was typed. */
  typed: Record<string, string>;
}
