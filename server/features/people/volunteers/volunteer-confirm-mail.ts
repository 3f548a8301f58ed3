import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface VolunteerConfirmData {
  /** There is an application or a volunteer of this mailbox already. */
  isKnown: boolean;
  pageUrl: string;
}

interface Words {
  subject: string;
  preview: string;
  text: string;
  button: string;
  known: { subject: string; preview: string; text: string; button: string };
  note: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: 'Confirma tu solicitud de voluntariado',
    preview: 'Falta un paso: abre el enlace y toca «Confirmar».',
    text: 'Recibimos una solicitud de voluntariado con este correo. Para que el equipo la lea, abre su página y toca «Confirmar mi solicitud».',
    button: 'Abrir mi solicitud',
    known: {
      subject: 'Ya tienes una solicitud de voluntariado',
      preview: 'En su página ves en qué va.',
      text: 'Alguien llenó otra solicitud de voluntariado con este correo. Ya tenemos una tuya, así que no hace falta otra: en su página ves en qué va.',
      button: 'Ver mi solicitud',
    },
    note: 'No reenvíes este correo: quien tiene el enlace contesta por ti. Si no confirmas en 3 días, borramos la solicitud.',
    reason: (siteName) =>
      `Recibes este correo porque alguien llenó la solicitud de voluntariado de ${siteName} con tu dirección. Si no fuiste tú, ignóralo.`,
  },
  en: {
    subject: 'Confirm your volunteering application',
    preview: 'One step is missing: open the link and tap “Confirm”.',
    text: 'We received a volunteering application with this email. For the team to read it, open its page and tap “Confirm my application”.',
    button: 'Open my application',
    known: {
      subject: 'You already have a volunteering application',
      preview: 'Its page shows how it is going.',
      text: 'Somebody filled in another volunteering application with this email. We already have yours, so there is no need for another one: its page shows how it is going.',
      button: 'See my application',
    },
    note: 'Do not forward this email: whoever has the link answers for you. If you do not confirm within 3 days, we delete the application.',
    reason: (siteName) =>
      `You get this email because somebody filled in the volunteering application of ${siteName} with your address. If it was not you, ignore it.`,
  },
};

/** To a mailbox that anybody may have written: nothing of what was said. */
export const volunteerConfirm = defineMail<VolunteerConfirmData>(
  'volunteer-confirm',
  ({ isKnown, pageUrl }, language, site) => {
    const all = words[language];
    const say = isKnown ? all.known : all;
    return {
      subject: say.subject,
      preview: say.preview,
      heading: say.subject,
      blocks: [
        say.text,
        { kind: 'button', label: say.button, url: pageUrl },
        ...(isKnown ? [] : [{ kind: 'note' as const, text: all.note }]),
      ],
      reason: all.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: {
        es: 'Voluntariado: confirmar la solicitud',
        en: 'Volunteering: confirm the application',
      },
      data: ({ link }) => ({ isKnown: false, pageUrl: link }),
      variants: (data) => [{ ...data, isKnown: true }],
    },
  },
);
