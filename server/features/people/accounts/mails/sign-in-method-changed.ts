import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export type SignInMethodChange =
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'secondFactorOn'
  | 'secondFactorOff';

export interface SignInMethodChangedData {
  /** May be empty. */
  name: string;
  change: SignInMethodChange;
  /** What its owner calls it. */
  passkey?: string;
  /** Written out, in the reader's language. */
  when: string;
}

interface ChangeWords {
  subject(siteName: string): string;
  happened(when: string): string;
  /** What to do if it was somebody else. */
  advice: string;
}

interface Words {
  changes: Record<SignInMethodChange, ChangeWords>;
  preview: string;
  heading(name: string): string;
  passkey: string;
  profile: string;
  recover: string;
  write: string;
  reason(siteName: string): string;
}

const passkeyAdvice: Bilingual = {
  es: 'Si fuiste tú, no tienes que hacer nada. Si no, quita en tu perfil las llaves que no reconozcas, cierra todas las sesiones y cambia tu contraseña.',
  en: 'If it was you, there is nothing to do. If not, remove the passkeys that you do not recognize in your profile, end all sessions and change your password.',
};

const words: Bilingual<Words> = {
  es: {
    changes: {
      passkeyAdded: {
        subject: (siteName) => `Nueva llave de acceso en tu cuenta de ${siteName}`,
        happened: (when) =>
          `El ${when} se agregó una llave de acceso. Con ella se entra a tu cuenta sin contraseña.`,
        advice: passkeyAdvice.es,
      },
      passkeyRemoved: {
        subject: (siteName) => `Se quitó una llave de acceso de tu cuenta de ${siteName}`,
        happened: (when) =>
          `El ${when} se quitó una llave de acceso. Con ella ya no se puede entrar.`,
        advice: passkeyAdvice.es,
      },
      secondFactorOn: {
        subject: (siteName) => `Verificación en dos pasos activada en tu cuenta de ${siteName}`,
        happened: (when) =>
          `El ${when} se activó la verificación en dos pasos. Desde ahora, además de tu contraseña, se pide un código de tu app de autenticación. Guarda tus códigos de recuperación: con ellos entras si pierdes tu teléfono.`,
        advice:
          'Si fuiste tú, no tienes que hacer nada más. Si no, cambia tu contraseña ahora mismo y escríbenos: sin ese código no podrás entrar, y te ayudamos a recuperar tu cuenta.',
      },
      secondFactorOff: {
        subject: (siteName) => `Verificación en dos pasos desactivada en tu cuenta de ${siteName}`,
        happened: (when) =>
          `El ${when} se desactivó la verificación en dos pasos. Para entrar ya solo se pide tu contraseña.`,
        advice:
          'Si fuiste tú, no tienes que hacer nada. Si no, cierra todas las sesiones en tu perfil, cambia tu contraseña y activa la verificación otra vez.',
      },
    },
    preview: 'Si no fuiste tú, revisa tu cuenta ahora.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    passkey: 'Llave de acceso',
    profile: 'Revisar mi seguridad',
    recover: 'Si ya no puedes entrar, elige una contraseña nueva aquí:',
    write: 'Escríbenos aquí:',
    reason: (siteName) => `Recibes este correo para cuidar tu cuenta de ${siteName}.`,
  },
  en: {
    changes: {
      passkeyAdded: {
        subject: (siteName) => `New passkey on your ${siteName} account`,
        happened: (when) =>
          `On ${when} a passkey was added. It opens your account without the password.`,
        advice: passkeyAdvice.en,
      },
      passkeyRemoved: {
        subject: (siteName) => `A passkey was removed from your ${siteName} account`,
        happened: (when) => `On ${when} a passkey was removed. It no longer opens your account.`,
        advice: passkeyAdvice.en,
      },
      secondFactorOn: {
        subject: (siteName) => `Two-step verification is on for your ${siteName} account`,
        happened: (when) =>
          `On ${when} two-step verification was switched on. From now on a code of your authenticator app is asked for besides your password. Keep your recovery codes: they let you in if you lose your phone.`,
        advice:
          'If it was you, there is nothing else to do. If not, change your password right away and write to us: you cannot sign in without that code, and we will help you get your account back.',
      },
      secondFactorOff: {
        subject: (siteName) => `Two-step verification is off for your ${siteName} account`,
        happened: (when) =>
          `On ${when} two-step verification was switched off. Only your password is asked for at sign-in now.`,
        advice:
          'If it was you, there is nothing to do. If not, end all sessions in your profile, change your password and switch the verification on again.',
      },
    },
    preview: 'If it was not you, review your account now.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    passkey: 'Passkey',
    profile: 'Review my security',
    recover: 'If you can no longer sign in, choose a new password here:',
    write: 'Write to us here:',
    reason: (siteName) => `You get this email to keep your ${siteName} account safe.`,
  },
};

/** What opens the account has changed: a passkey, or the second factor. */
export const signInMethodChanged = defineMail<SignInMethodChangedData>(
  'sign-in-method-changed',
  ({ name, change, passkey, when }, language, site) => {
    const say = words[language];
    const { subject, happened, advice } = say.changes[change];
    const addressOf = (page: 'myProfile' | 'recovery' | 'contact') =>
      site.url + pathFor(page, language);
    return {
      subject: subject(site.name),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        happened(when),
        ...(passkey === undefined
          ? []
          : [{ kind: 'facts', items: [{ label: say.passkey, value: passkey }] } as const]),
        advice,
        { kind: 'button', label: say.profile, url: `${addressOf('myProfile')}#seguridad` },
        { kind: 'note', text: say.recover, url: addressOf('recovery') },
        ...(change === 'secondFactorOn'
          ? [{ kind: 'note', text: say.write, url: addressOf('contact') } as const]
          : []),
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Cambio en la forma de entrar', en: 'Change of how to sign in' },
      data: ({ language, moment }) => ({
        name: 'Rosa',
        change: 'passkeyAdded',
        passkey: { es: 'Mi celular', en: 'My phone' }[language],
        when: moment,
      }),
      variants: (data) => [
        { ...data, change: 'passkeyRemoved' },
        ...(['secondFactorOn', 'secondFactorOff'] as const).map((change) => ({
          name: data.name,
          when: data.when,
          change,
        })),
      ],
    },
  },
);
