import type { Bilingual } from '../language.ts';

/** Lost and found animals. */
export const lostAndFoundErrors = {
  tooManyNotices: {
    es: 'Ya hay 3 avisos abiertos con este correo. Ábrelos con el enlace de su correo para cambiarlos o terminarlos.',
    en: 'There are already 3 open notices with this email. Open them by the link in their email to change or end them.',
  },
  noticeClosed: {
    es: 'Este aviso ya terminó. Si todavía buscas, haz uno nuevo.',
    en: 'This notice has ended. If you are still looking, make a new one.',
  },
  noticeChanged: {
    es: 'Este aviso cambió mientras lo veías. Ábrelo otra vez y revísalo.',
    en: 'This notice changed while you were reading it. Open it again and look at it.',
  },
  tooManyContacts: {
    es: 'Este aviso ya recibió muchos mensajes. Intenta otra vez en unos días.',
    en: 'This notice has had many messages. Try again in some days.',
  },
  contactBlocked: {
    es: 'Esta conversación ya terminó.',
    en: 'This conversation is over.',
  },
  contactTooLong: {
    es: 'Esta conversación ya es muy larga. Pónganse de acuerdo para verse en un lugar público.',
    en: 'This conversation is very long by now. Agree to meet in a public place.',
  },
} as const satisfies Record<string, Bilingual>;
