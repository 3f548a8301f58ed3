import { invitationDays } from '#domain/accounts/invitation.ts';
import { type Role, roles } from '#domain/accounts/viewer.ts';
import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface UserInvitationData {
  /** May be empty. */
  name: string;
  /** Of the administrator who invites. */
  inviter: string;
  /** What the account may do once it is accepted. */
  roles: readonly Role[];
  passwordUrl: string;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading(name: string): string;
  invited(inviter: string, siteName: string): string;
  may: Record<Role, string>;
  next: string;
  choose: string;
  once: string;
  ignore: string;
  reason(inviter: string, siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Te invitamos a ${siteName}`,
    preview: 'Tu cuenta te espera: solo falta que elijas tu contraseña.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    invited: (inviter, siteName) => `${inviter} te invita a tener una cuenta en ${siteName}.`,
    may: {
      member: 'Con ella podrás registrar mascotas, donar y participar en eventos.',
      editor:
        'Edición: escribirás y publicarás los textos del sitio, el boletín y las campañas, cuidarás la lista de quienes lo reciben y revisarás lo que publican quienes recaudan y las empresas que donan.',
      coordinator:
        'Coordinación: verás y cambiarás todas las mascotas con los datos de quienes las cuidan, revisarás sus papeles, decidirás sobre las solicitudes de adopción, les buscarás hogar temporal, contestarás los mensajes de contacto y organizarás los eventos.',
      rescuer:
        'Reportes: verás los reportes de animales que necesitan ayuda con los datos de quienes reportan, les contestarás y dirás quién va. También revisarás los avisos de perdidos y encontrados.',
      treasurer:
        'Tesorería: verás todos los donativos y a quienes donan, los registrarás, conciliarás y reembolsarás, llevarás las facturas, los gastos y los catálogos, publicarás en qué se usó el dinero y revisarás lo que publican quienes recaudan y las empresas que donan.',
      administrator:
        'Administración: podrás todo lo que el portal permite, también ver y cambiar las cuentas de todas las personas y dar o quitar permisos.',
    },
    next: 'Revisa tus datos y elige tu contraseña; con eso confirmas que este correo es tuyo.',
    choose: 'Aceptar la invitación',
    once: `El enlace sirve una sola vez y vence en ${invitationDays} días.`,
    ignore:
      'Si no la esperabas, no hagas nada: sin contraseña nadie puede usar la cuenta, y se borra.',
    reason: (inviter, siteName) =>
      `Recibes este correo porque ${inviter}, de ${siteName}, escribió tu dirección para invitarte.`,
  },
  en: {
    subject: (siteName) => `You are invited to ${siteName}`,
    preview: 'Your account is waiting: all that is left is to choose your password.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    invited: (inviter, siteName) => `${inviter} invites you to have an account with ${siteName}.`,
    may: {
      member: 'With it you can register pets, donate and take part in events.',
      editor:
        'Editor: you will write and publish the texts of the site, the newsletter and the campaigns, look after the list of subscribers, and review what fundraisers and companies that give publish.',
      coordinator:
        'Coordinator: you will see and change all pets with their rescuers’ details, review their papers, decide about adoption applications, find foster homes, answer the contact messages and organize the events.',
      rescuer:
        'Reports: you will see the reports of animals that need help with the details of whoever reports, answer them and say who goes. You will also review lost and found notices.',
      treasurer:
        'Treasurer: you will see all donations and donors, record, reconcile and refund them, keep the invoices, expenses and catalogs, publish what the money was used for, and review what fundraisers and companies that give publish.',
      administrator:
        'Administrator: you can do everything the portal allows, which includes seeing and changing everybody’s accounts and granting or removing permissions.',
    },
    next: 'Check your details and choose your password; that confirms that this address is yours.',
    choose: 'Accept the invitation',
    once: `The link works once and expires in ${invitationDays} days.`,
    ignore:
      'If you did not expect it, do nothing: without a password nobody can use the account, and it is deleted.',
    reason: (inviter, siteName) =>
      `You get this email because ${inviter} of ${siteName} entered your address to invite you.`,
  },
};

/** An administrator may do whatever the others may. */
const describedRoles = (granted: readonly Role[]): readonly Role[] =>
  granted.includes('administrator')
    ? ['administrator']
    : roles.values.filter((role) => granted.includes(role));

export const userInvitation = defineMail<UserInvitationData>(
  'user-invitation',
  // One that was stored before mails named the roles has none.
  ({ name, inviter, roles: granted = [], passwordUrl }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        say.invited(inviter, site.name),
        ...describedRoles(granted).map((role) => say.may[role]),
        say.next,
        { kind: 'button', label: say.choose, url: passwordUrl },
        { kind: 'note', text: say.once },
        { kind: 'note', text: say.ignore },
      ],
      reason: say.reason(inviter, site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Invitación al equipo', en: 'Invitation to the team' },
      data: ({ link }) => ({
        name: 'Rosa',
        inviter: 'Itzel Robles',
        roles: ['editor', 'coordinator', 'treasurer'],
        passwordUrl: link,
      }),
      variants: (data) => [
        { ...data, roles: ['administrator'] },
        { ...data, roles: ['member'] },
      ],
    },
  },
);
