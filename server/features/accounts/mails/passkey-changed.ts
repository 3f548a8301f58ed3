import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/mail/mail-content.ts';

export interface PasskeyChangedData {
  /** May be empty. */
  name: string;
  /** What its owner calls it. */
  passkey: string;
  change: 'added' | 'removed';
  /** Written out, in the reader's language. */
  when: string;
}

interface Words {
  subject: Record<PasskeyChangedData['change'], (siteName: string) => string>;
  preview: string;
  heading(name: string): string;
  happened: Record<PasskeyChangedData['change'], (when: string) => string>;
  passkey: string;
  advice: string;
  profile: string;
  recover: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      added: (siteName) => `Nueva llave de acceso en tu cuenta de ${siteName}`,
      removed: (siteName) => `Se quitó una llave de acceso de tu cuenta de ${siteName}`,
    },
    preview: 'Si no fuiste tú, revisa tu cuenta ahora.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    happened: {
      added: (when) =>
        `El ${when} se agregó una llave de acceso. Con ella se entra a tu cuenta sin contraseña.`,
      removed: (when) => `El ${when} se quitó una llave de acceso. Con ella ya no se puede entrar.`,
    },
    passkey: 'Llave de acceso',
    advice:
      'Si fuiste tú, no tienes que hacer nada. Si no, quita en tu perfil las llaves que no reconozcas, cierra todas las sesiones y cambia tu contraseña.',
    profile: 'Revisar mis llaves',
    recover: 'Si ya no puedes entrar, recupera tu cuenta aquí:',
    reason: (siteName) => `Recibes este correo para cuidar tu cuenta de ${siteName}.`,
  },
  en: {
    subject: {
      added: (siteName) => `New passkey on your ${siteName} account`,
      removed: (siteName) => `A passkey was removed from your ${siteName} account`,
    },
    preview: 'If it was not you, review your account now.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    happened: {
      added: (when) =>
        `On ${when} a passkey was added. It opens your account without the password.`,
      removed: (when) => `On ${when} a passkey was removed. It no longer opens your account.`,
    },
    passkey: 'Passkey',
    advice:
      'If it was you, there is nothing to do. If not, remove the passkeys that you do not recognise in your profile, end all sessions and change your password.',
    profile: 'Review my passkeys',
    recover: 'If you can no longer sign in, recover your account here:',
    reason: (siteName) => `You get this mail to keep your ${siteName} account safe.`,
  },
};

export const passkeyChanged = defineMail<PasskeyChangedData>(
  'passkey-changed',
  ({ name, passkey, change, when }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject[change](site.name),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        say.happened[change](when),
        { kind: 'facts', items: [{ label: say.passkey, value: passkey }] },
        say.advice,
        {
          kind: 'button',
          label: say.profile,
          url: `${site.url}${pathFor('myProfile', language)}#seguridad`,
        },
        { kind: 'note', text: say.recover, url: site.url + pathFor('recovery', language) },
      ],
      reason: say.reason(site.name),
    };
  },
);
