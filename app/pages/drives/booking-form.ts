/** What the forms of a place's page send. */
export const bookingForm = {
  what: 'que',
  name: 'nombre',
  strokes: 'trazos',
  sha256: 'sha256',
  whats: { cancel: 'cancelar', sign: 'firmar' },
} as const;

/** Says on the page what was done. */
export const doneParam = 'listo';
