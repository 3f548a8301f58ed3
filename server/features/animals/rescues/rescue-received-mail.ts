import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface RescueReceivedData {
  folio: number;
  pageUrl: string;
}

interface Words {
  subject(folio: number): string;
  preview: string;
  heading: string;
  text: readonly string[];
  button: string;
  note: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (folio) => `Recibimos tu reporte ${folio}`,
    preview: 'Aquí ves qué hacer mientras tanto y qué pasa con tu reporte.',
    heading: 'Recibimos tu reporte',
    text: [
      'En la página de tu reporte están los consejos para la próxima hora, y ahí ves qué hacemos. También puedes mandar fotos y escribirnos.',
      'Si un animal o una persona corre peligro ahora mismo, llama al 911.',
    ],
    button: 'Abrir mi reporte',
    note: 'No hace falta iniciar sesión. No reenvíes este correo: con el enlace se contesta por ti.',
    reason: (siteName) =>
      `Recibes este correo porque alguien reportó un animal en ${siteName} con tu dirección. Si no fuiste tú, ignóralo.`,
  },
  en: {
    subject: (folio) => `We received your report ${folio}`,
    preview: 'Here you see what to do meanwhile, and what becomes of your report.',
    heading: 'We received your report',
    text: [
      'The page of your report has advice for the next hour, and there you see what we do. You can also send photos and write to us.',
      'If an animal or a person is in danger right now, call 911.',
    ],
    button: 'Open my report',
    note: 'There is no need to sign in. Do not forward this email: whoever has the link answers for you.',
    reason: (siteName) =>
      `You get this email because somebody reported an animal at ${siteName} with your address. If it was not you, ignore it.`,
  },
};

/** Says nothing of what was written: whoever reports in somebody else's name sends them nothing of their own. */
export const rescueReceived = defineMail<RescueReceivedData>(
  'rescue-received',
  ({ folio, pageUrl }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(folio),
      preview: say.preview,
      heading: say.heading,
      blocks: [
        ...say.text,
        { kind: 'button', label: say.button, url: pageUrl },
        { kind: 'note', text: say.note },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Reporte de un animal: acuse', en: 'Report of an animal: receipt' },
      data: ({ link }) => ({ folio: 120, pageUrl: link }),
    },
  },
);
