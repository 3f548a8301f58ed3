import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

const whats = ['confirm', 'answered', 'believed'] as const;

export interface ContactMailData {
  what: (typeof whats)[number];
  pageUrl: string;
}

interface Words {
  subject: Record<ContactMailData['what'], string>;
  text: Record<ContactMailData['what'], string>;
  button: Record<ContactMailData['what'], string>;
  ignore: string;
  shield: string;
  note: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      confirm: 'Confirma tu mensaje para que salga',
      answered: 'Te contestaron sobre el animal perdido o encontrado',
      believed: 'Tu respuesta es correcta',
    },
    text: {
      confirm:
        'Falta un paso: abre tu mensaje y confirma que este correo es tuyo. Después llega a quien hizo el aviso.',
      answered: 'Quien hizo el aviso te escribió. Lee y contesta en la página.',
      believed:
        'Quien hizo el aviso cree que es el mismo animal. Ya pueden ponerse de acuerdo en la página.',
    },
    button: {
      confirm: 'Ver y confirmar',
      answered: 'Leer y contestar',
      believed: 'Abrir la conversación',
    },
    ignore: 'Si tú no escribiste nada, no hagas nada: sin confirmar el mensaje se borra solo.',
    shield: 'No pagues ni pidas dinero. Véanse de día, en un lugar público y acompañados.',
    note: 'No reenvíes este correo: con el enlace se contesta por ti.',
    reason: (siteName) =>
      `Recibes este correo porque alguien escribió sobre un animal en ${siteName} con tu dirección.`,
  },
  en: {
    subject: {
      confirm: 'Confirm your message so that it leaves',
      answered: 'You have an answer about the lost or found animal',
      believed: 'Your answer is right',
    },
    text: {
      confirm:
        'One step is left: open your message and confirm that this email is yours. Then it goes to whoever made the notice.',
      answered: 'Whoever made the notice wrote to you. Read and answer on the page.',
      believed:
        'Whoever made the notice believes that it is the same animal. Now you can make plans on the page.',
    },
    button: {
      confirm: 'See and confirm',
      answered: 'Read and answer',
      believed: 'Open the conversation',
    },
    ignore: 'If you wrote nothing, do nothing: unless it is confirmed, the message goes by itself.',
    shield: 'Do not pay or ask for money. Meet by day, in a public place, and not alone.',
    note: 'Do not forward this email: whoever has the link answers for you.',
    reason: (siteName) =>
      `You get this email because somebody wrote about an animal at ${siteName} with your address.`,
  },
};

/** To whoever wrote to the author of a notice: nothing of what was written. */
export const contactMail = defineMail<ContactMailData>(
  'notice-contact',
  ({ what, pageUrl }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject[what],
      preview: say.text[what],
      heading: say.subject[what],
      blocks: [
        say.text[what],
        { kind: 'button', label: say.button[what], url: pageUrl },
        { kind: 'note', text: what === 'confirm' ? say.ignore : say.shield },
        { kind: 'note', text: say.note },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Perdidos y encontrados: tu mensaje', en: 'Lost and found: your message' },
      data: ({ link }) => ({ what: 'confirm', pageUrl: link }),
      variants: (data) => whats.map((what) => ({ ...data, what })),
    },
  },
);
