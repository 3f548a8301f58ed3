/** What the forms of an application's page send. */
export const applicationForm = {
  what: 'que',
  whats: { confirm: 'confirmar', withdraw: 'retirar' },
} as const;

/** Says on the page what was done. */
export const doneParam = 'listo';
