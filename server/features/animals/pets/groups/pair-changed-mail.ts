import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface PairChangedData {
  /** May be empty. */
  name: string;
  /** The one that changed, and the other one, which is still up for adoption. */
  petName: string;
  mateId: string;
  mateName: string;
  /** The other may go alone; waits for the one that changed; or they are no pair any more. */
  occasion: 'free' | 'waits' | 'apart';
}

type Text = (petName: string, mateName: string) => string;

interface Words {
  heading(name: string): string;
  subject: Record<PairChangedData['occasion'], Text>;
  text: Record<PairChangedData['occasion'], Text>;
  open(mateName: string): string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    subject: {
      free: (_, mate) => `${mate} ya se puede adoptar sin su pareja`,
      waits: (pet, mate) => `${mate} espera a ${pet}`,
      apart: (pet, mate) => `${pet} y ${mate} ya no son pareja`,
    },
    text: {
      free: (pet, mate) =>
        `${pet} ya no busca familia. ${mate}, su pareja, sigue en adopción y desde ahora se puede adoptar sin ${pet}. Si se fueron juntos, cambia también el estado de ${mate}.`,
      waits: (pet, mate) =>
        `${pet} y ${mate} se adoptan juntos, y ${pet} por ahora no está en adopción. Mientras tanto nadie puede pedir a ${mate}, que sigue en la lista. Si ${mate} puede irse sin ${pet}, anota una excepción en su ficha; si no, pausa también a ${mate}.`,
      apart: (pet, mate) =>
        `${pet} pasó a otra cuenta, así que ya no forma pareja con ${mate}. ${mate} sigue en adopción.`,
    },
    open: (mate) => `Ver a ${mate}`,
    reason: (siteName) => `Recibes este correo porque cuidas de estas mascotas en ${siteName}.`,
  },
  en: {
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    subject: {
      free: (_, mate) => `${mate} may now be adopted without their mate`,
      waits: (pet, mate) => `${mate} is waiting for ${pet}`,
      apart: (pet, mate) => `${pet} and ${mate} are no longer a pair`,
    },
    text: {
      free: (pet, mate) =>
        `${pet} is no longer looking for a family. ${mate}, their mate, is still up for adoption and may be adopted without ${pet} from now on. If they went home together, change the status of ${mate} as well.`,
      waits: (pet, mate) =>
        `${pet} and ${mate} are adopted together, and ${pet} is not up for adoption for now. Meanwhile nobody can apply for ${mate}, who is still listed. If ${mate} may go without ${pet}, note an exception on their page; otherwise pause ${mate} as well.`,
      apart: (pet, mate) =>
        `${pet} was given to another account, and is no longer a pair with ${mate}. ${mate} is still up for adoption.`,
    },
    open: (mate) => `See ${mate}`,
    reason: (siteName) => `You get this email because you look after these pets at ${siteName}.`,
  },
};

/** To whoever looks after a bonded pair, when one of the two is no longer up for adoption. */
export const pairChanged = defineMail<PairChangedData>(
  'pet-pair-changed',
  ({ name, petName, mateId, mateName, occasion }, language, site) => {
    const say = words[language];
    const text = say.text[occasion](petName, mateName);
    const url = site.url + pathFor('adoptionPet', language, { id: mateId });
    return {
      subject: say.subject[occasion](petName, mateName),
      preview: text,
      heading: say.heading(name),
      blocks: [text, { kind: 'note', text: say.open(mateName), url }],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Cambio en una pareja', en: 'Change of a bonded pair' },
      data: () => ({
        name: 'Rosa',
        petName: 'Canela',
        mateId: 'ejemplo',
        mateName: 'Balam',
        occasion: 'free',
      }),
      variants: (data) => (['waits', 'apart'] as const).map((occasion) => ({ ...data, occasion })),
    },
  },
);
