import type { Bilingual } from '../language.ts';

/** Where the links of the newsletter's mails lead. They act and show no page of their own, so the site map has them not. */
export const newsletterPaths: Bilingual<{ confirm: string; cancel: string }> = {
  es: { confirm: '/boletin-informativo/confirmar', cancel: '/boletin-informativo/cancelar' },
  en: { confirm: '/newsletter/confirm', cancel: '/newsletter/unsubscribe' },
};
