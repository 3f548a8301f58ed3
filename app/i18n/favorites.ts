import type { Bilingual } from '#domain/language.ts';
import type { Sex } from '#domain/pets/vocabularies.ts';

/** What the page of the pets that somebody keeps says; its loader puts it into words. */
const es = {
  title: 'Mis favoritos',
  description:
    'Las mascotas que guardaste en este dispositivo, y qué fue de las que ya no buscan familia.',
  lead: 'Se guardan solo en este dispositivo: no necesitas cuenta y nadie más las ve.',
  needsScript: 'Para guardar favoritos, activa JavaScript en tu navegador.',
  loading: 'Buscando tus favoritos…',
  empty: 'Todavía no guardas a nadie',
  emptyText: 'Toca el corazón en la foto de una mascota y la encontrarás aquí.',
  see: 'Ver mascotas en adopción',
  found: (count: number) => (count === 1 ? '1 mascota' : `${count} mascotas`),
  noLonger: 'Ya no están en nuestras listas',
  home: (name: string, sex: Sex) =>
    `¡Buenas noticias! ${name} ya tiene familia. Gracias por haberte fijado en ${sex === 'female' ? 'ella' : 'él'}.`,
  withdrawn: (name: string) => `Por ahora no mostramos a ${name}.`,
  unknown: 'Ya no está en el portal.',
  remove: 'Quitar',
  removeOf: 'Quitar de mis favoritos a',
};

export const favoritesTexts: Bilingual<typeof es> = {
  es,
  en: {
    title: 'My favorites',
    description:
      'The pets that you keep on this device, and what became of those that no longer look for a home.',
    lead: 'They are kept on this device alone: you need no account, and nobody else sees them.',
    needsScript: 'To keep favorites, turn on JavaScript in your browser.',
    loading: 'Looking for your favorites…',
    empty: 'You keep nobody yet',
    emptyText: 'Tap the heart on the photo of a pet, and you will find it here.',
    see: 'See pets for adoption',
    found: (count) => (count === 1 ? '1 pet' : `${count} pets`),
    noLonger: 'No longer on our lists',
    home: (name, sex) =>
      `Good news! ${name} has a family now. Thank you for caring about ${sex === 'female' ? 'her' : 'him'}.`,
    withdrawn: (name) => `We are not showing ${name} at the moment.`,
    unknown: 'No longer on the portal.',
    remove: 'Remove',
    removeOf: 'Remove from my favorites:',
  },
};
