import type { Role } from '#domain/accounts/viewer.ts';
import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

/** What an administrator has done with somebody's account. */
export type AdministeredChange =
  | { kind: 'rolesChanged'; before: readonly Role[]; after: readonly Role[] }
  | { kind: 'sessionsEnded' | 'sessionEnded' | 'disabled' | 'enabled' };

export interface AccountAdministeredData {
  /** May be empty. */
  name: string;
  change: AdministeredChange;
  /** Written out, in the reader's language. */
  when: string;
}

interface Words {
  changes: Record<
    AdministeredChange['kind'],
    { subject(siteName: string): string; happened(when: string): string; now: string }
  >;
  preview: string;
  heading(name: string): string;
  before: string;
  after: string;
  roles: Record<Role, string>;
  noRole: string;
  doubts: string;
  write: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    changes: {
      rolesChanged: {
        subject: (siteName) => `Cambió lo que puedes hacer en ${siteName}`,
        happened: (when) =>
          `El ${when} alguien de nuestro equipo cambió los permisos de tu cuenta.`,
        now: 'El cambio ya cuenta: no tienes que hacer nada.',
      },
      sessionsEnded: {
        subject: (siteName) => `Cerramos tus sesiones en ${siteName}`,
        happened: (when) =>
          `El ${when} alguien de nuestro equipo cerró todas las sesiones de tu cuenta.`,
        now: 'Tu contraseña no cambió: puedes volver a entrar con ella cuando quieras.',
      },
      sessionEnded: {
        subject: (siteName) => `Cerramos una de tus sesiones en ${siteName}`,
        happened: (when) =>
          `El ${when} alguien de nuestro equipo cerró una de las sesiones de tu cuenta.`,
        now: 'En tus otros dispositivos sigues como estabas. Tu contraseña no cambió.',
      },
      disabled: {
        subject: (siteName) => `Desactivamos tu cuenta de ${siteName}`,
        happened: (when) =>
          `El ${when} alguien de nuestro equipo desactivó tu cuenta y cerró sus sesiones.`,
        now: 'Mientras siga desactivada no puedes entrar. Tus datos se conservan.',
      },
      enabled: {
        subject: (siteName) => `Tu cuenta de ${siteName} está activa otra vez`,
        happened: (when) => `El ${when} alguien de nuestro equipo activó tu cuenta de nuevo.`,
        now: 'Ya puedes entrar con tu contraseña de siempre.',
      },
    },
    preview: 'Te contamos qué cambió y a quién preguntar.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    before: 'Antes',
    after: 'Ahora',
    roles: {
      member: 'Usar el portal',
      editor: 'Edición (textos, boletín y campañas)',
      coordinator: 'Coordinación (mascotas, adopciones, mensajes y eventos)',
      rescuer: 'Atender reportes de animales que necesitan ayuda',
      treasurer: 'Tesorería (donativos, facturas y gastos)',
      administrator: 'Administrar el portal',
    },
    noRole: 'Ninguno',
    doubts: '¿No lo esperabas o tienes dudas? Escríbenos y lo revisamos contigo.',
    write: 'Escribirnos',
    reason: (siteName) => `Recibes este correo porque tienes una cuenta en ${siteName}.`,
  },
  en: {
    changes: {
      rolesChanged: {
        subject: (siteName) => `What you can do at ${siteName} has changed`,
        happened: (when) =>
          `On ${when} somebody on our team changed the permissions of your account.`,
        now: 'The change is in effect: there is nothing to do.',
      },
      sessionsEnded: {
        subject: (siteName) => `We ended your ${siteName} sessions`,
        happened: (when) => `On ${when} somebody on our team ended all sessions of your account.`,
        now: 'Your password has not changed: sign in with it whenever you like.',
      },
      sessionEnded: {
        subject: (siteName) => `We ended one of your ${siteName} sessions`,
        happened: (when) =>
          `On ${when} somebody on our team ended one of the sessions of your account.`,
        now: 'On your other devices you are still signed in. Your password has not changed.',
      },
      disabled: {
        subject: (siteName) => `We disabled your ${siteName} account`,
        happened: (when) =>
          `On ${when} somebody on our team disabled your account and ended its sessions.`,
        now: 'You cannot sign in while it is disabled. Your data are kept.',
      },
      enabled: {
        subject: (siteName) => `Your ${siteName} account is active again`,
        happened: (when) => `On ${when} somebody on our team enabled your account again.`,
        now: 'You can sign in with your usual password.',
      },
    },
    preview: 'Here is what changed and whom to ask.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    before: 'Before',
    after: 'Now',
    roles: {
      member: 'Use the portal',
      editor: 'Editor (texts, newsletter and campaigns)',
      coordinator: 'Coordinator (pets, adoptions, messages and events)',
      rescuer: 'Attend to reports of animals that need help',
      treasurer: 'Treasurer (donations, invoices and expenses)',
      administrator: 'Manage the portal',
    },
    noRole: 'None',
    doubts:
      'Did you not expect this, or do you have questions? Write to us and we will look into it with you.',
    write: 'Write to us',
    reason: (siteName) => `You get this email because you have an account at ${siteName}.`,
  },
};

/** An administrator has changed what somebody's account may do, or where it is signed in. */
export const accountAdministered = defineMail<AccountAdministeredData>(
  'account-administered',
  ({ name, change, when }, language, site) => {
    const say = words[language];
    const { subject, happened, now } = say.changes[change.kind];
    const named = (roles: readonly Role[]) =>
      roles.map((role) => say.roles[role]).join('; ') || say.noRole;
    return {
      subject: subject(site.name),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        happened(when),
        ...(change.kind === 'rolesChanged'
          ? [
              {
                kind: 'facts',
                items: [
                  { label: say.before, value: named(change.before) },
                  { label: say.after, value: named(change.after) },
                ],
              } as const,
            ]
          : []),
        now,
        say.doubts,
        { kind: 'button', label: say.write, url: site.url + pathFor('contact', language) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Cambio de permisos o sesiones', en: 'Change of roles or sessions' },
      data: ({ moment }) => ({
        name: 'Rosa',
        change: { kind: 'rolesChanged', before: [], after: ['editor', 'treasurer'] },
        when: moment,
      }),
      variants: (data) =>
        (['sessionsEnded', 'sessionEnded', 'disabled', 'enabled'] as const).map((kind) => ({
          ...data,
          change: { kind },
        })),
    },
  },
);
