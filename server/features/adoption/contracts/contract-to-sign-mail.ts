import { type ContractSide, contractSides } from '#domain/adoption/contract.ts';
import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface ContractToSignData {
  /** May be empty. */
  name: string;
  side: ContractSide;
  pets: string;
  /** Asks for a session: no key. */
  signUrl: string;
}

interface Words {
  subject: Record<ContractSide, (pets: string) => string>;
  heading(name: string): string;
  text: Record<ContractSide, (pets: string) => string>;
  button: string;
  note: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      family: (pets) => `El contrato de adopción de ${pets} está listo para firmar`,
      organisation: (pets) => `Falta tu firma en el contrato de ${pets}`,
    },
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    text: {
      family: (pets) =>
        `Ya puedes leer el contrato de adopción de ${pets} y firmarlo desde tu teléfono. Léelo con calma; si algo no te queda claro, pregunta antes de firmar.`,
      organisation: (pets) =>
        `La familia ya firmó el contrato de adopción de ${pets}. Con tu firma queda completo y lo enviamos a los dos en PDF.`,
    },
    button: 'Leer y firmar',
    note: 'Te pediremos iniciar sesión. Si prefieren firmar en papel, también está bien.',
    reason: (siteName) => `Recibes este correo por una solicitud de adopción en ${siteName}.`,
  },
  en: {
    subject: {
      family: (pets) => `The adoption contract for ${pets} is ready to sign`,
      organisation: (pets) => `Your signature is missing on the contract for ${pets}`,
    },
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    text: {
      family: (pets) =>
        `You can now read the adoption contract for ${pets} and sign it on your phone. Take your time; if anything is unclear, ask before you sign.`,
      organisation: (pets) =>
        `The family has signed the adoption contract for ${pets}. With your signature it is complete, and we send it to both of you as a PDF.`,
    },
    button: 'Read and sign',
    note: 'We will ask you to sign in. If you prefer to sign on paper, that is fine, too.',
    reason: (siteName) => `You get this email because of an adoption application at ${siteName}.`,
  },
};

export const contractToSign = defineMail<ContractToSignData>(
  'contract-to-sign',
  ({ name, side, pets, signUrl }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject[side](pets),
      preview: say.text[side](pets),
      heading: say.heading(name),
      blocks: [
        say.text[side](pets),
        { kind: 'button', label: say.button, url: signUrl },
        { kind: 'note', text: say.note },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: false,
    sample: {
      title: { es: 'Contrato por firmar', en: 'Contract to sign' },
      data: ({ link }) => ({ name: 'Rosa', side: 'family', pets: 'Canela', signUrl: link }),
      variants: (data) => contractSides.values.map((side) => ({ ...data, side })),
    },
  },
);
