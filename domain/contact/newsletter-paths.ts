import type { Bilingual } from '../language.ts';

/** The name and value of the button on the newsletter's page: mail programs that unsubscribe send something else, or nothing. */
export const pageButton = 'pagina';

/**
 * Where the links of the newsletter's mails lead (`follow`: those whose clicks are counted). They show no page of their
 * own, so the site map has them not.
 */
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
