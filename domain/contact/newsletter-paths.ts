import type { Bilingual } from '../language.ts';

/** Where the links of the newsletter's mails lead (`follow`: those whose clicks are counted). They act and show no page of their own, so the site map has them not. */
export const newsletterPaths: Bilingual<{ confirm: string; cancel: string; follow: string }> = {
  es: {
    confirm: '/boletin-informativo/confirmar',
    cancel: '/boletin-informativo/cancelar',
    follow: '/boletin-informativo/ir',
  },
  en: {
    confirm: '/newsletter/confirm',
    cancel: '/newsletter/unsubscribe',
    follow: '/newsletter/go',
  },
};
