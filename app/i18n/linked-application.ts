import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  aPet: 'una mascota',
  lead: (pets: string) =>
    `Al guardarla se envía tu solicitud para ${pets}. Con tu contraseña entras a ver cómo va.`,
  from: (name: string, phone: string) =>
    `La enviamos a nombre de ${name}, con el teléfono ${phone}. Si no es tuya, cierra esta página: no se envía y en una semana se borra.`,
  submit: 'Guardar y enviar mi solicitud',
  sent: (pets: string) => `Tu solicitud para ${pets} ya se envió`,
  signedIn:
    'Tu contraseña quedó guardada y ya iniciaste sesión. Te avisamos por correo cuando haya novedades.',
  signInNext: 'Tu contraseña quedó guardada: inicia sesión con ella para ver cómo va.',
  notSent: (pets: string) =>
    `Tu solicitud para ${pets} no se pudo enviar: te escribimos un correo con la razón.`,
  go: { sent: 'Ver mi solicitud', notSent: 'Ver mis solicitudes' },
};

export const linkedApplicationTexts: Bilingual<typeof es> = {
  es,
  en: {
    aPet: 'a pet',
    lead: (pets) =>
      `Saving it sends your application for ${pets}. With your password you sign in to see where it stands.`,
    from: (name, phone) =>
      `We send it in the name of ${name}, with the phone number ${phone}. If it is not yours, close this page: it is not sent, and in a week it is deleted.`,
    submit: 'Save and send my application',
    sent: (pets) => `Your application for ${pets} has been sent`,
    signedIn: 'Your password is saved and you are signed in. We will email you when there is news.',
    signInNext: 'Your password is saved: sign in with it to see where your application stands.',
    notSent: (pets) =>
      `Your application for ${pets} could not be sent: we have emailed you the reason.`,
    go: { sent: 'See my application', notSent: 'See my applications' },
  },
};

/** Of an application that is sent by setting a password: its own dictionary, which other visitors do not load. */
export function useLinkedApplicationText(): typeof es {
  return linkedApplicationTexts[useLanguage()];
}
