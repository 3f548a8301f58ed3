import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface ContractSealedData {
  /** May be empty. */
  name: string;
  pets: string;
  /** By which anybody verifies a copy. */
  code: string;
  /** To the family, whose adoption no longer depends on anything: a gift is asked for this once. */
  asksForGift?: boolean | undefined;
}

interface Words {
  subject(pets: string): string;
  heading(name: string): string;
  text(pets: string): string;
  code: string;
  verify: string;
  gift: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (pets) => `Contrato de adopción de ${pets}, firmado por los dos lados`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    text: (pets) =>
      `Aquí está el contrato de adopción de ${pets} con las dos firmas, en PDF. Guárdalo junto con los demás papeles de ${pets}.`,
    code: 'Código de verificación',
    verify: 'Cualquiera que tenga una copia puede comprobar con este código que es auténtica:',
    gift: 'Tu adopción ya está firmada y no depende de nada más. Si algún día quieres ayudar a quienes siguen esperando casa, puedes donar aquí:',
    reason: (siteName) => `Recibes este correo porque firmaste un contrato en ${siteName}.`,
  },
  en: {
    subject: (pets) => `Adoption contract for ${pets}, signed by both sides`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    text: (pets) =>
      `Here is the adoption contract for ${pets} with both signatures, as a PDF. Keep it with the rest of the papers of ${pets}.`,
    code: 'Verification code',
    verify: 'Anybody who has a copy can check with this code that it is authentic:',
    gift: 'Your adoption is signed and depends on nothing else. If one day you would like to help those who are still waiting for a home, you can give here:',
    reason: (siteName) => `You get this email because you signed a contract at ${siteName}.`,
  },
};

export const contractSealed = defineMail<ContractSealedData>(
  'contract-sealed',
  ({ name, pets, code, asksForGift }, language, site) => {
    const say = words[language];
    const url = `${site.url}${pathFor('verifyContract', language, { code })}`;
    return {
      subject: say.subject(pets),
      preview: say.text(pets),
      heading: say.heading(name),
      blocks: [
        say.text(pets),
        { kind: 'facts', items: [{ label: say.code, value: code }] },
        { kind: 'note', text: say.verify, url },
        ...(asksForGift
          ? [
              {
                kind: 'note' as const,
                text: say.gift,
                url: site.url + pathFor('donations', language),
              },
            ]
          : []),
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Contrato firmado', en: 'Signed contract' },
      data: ({ language }) => ({
        name: 'Rosa',
        pets: { es: 'Canela y Balam', en: 'Canela and Balam' }[language],
        code: 'K7QM-2XRD-9TPA',
        asksForGift: true,
      }),
      variants: (data) => [{ ...data, pets: 'Canela', asksForGift: false }],
    },
  },
);
