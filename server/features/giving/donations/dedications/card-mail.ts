import { type CardDesign, cardDesigns, cardLooks } from '#domain/dedications/card.ts';
import { type CardFacts, cardText } from '#domain/dedications/card-words.ts';
import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface CardData {
  facts: CardFacts;
  message: string;
  design: CardDesign;
  /** Where its receiver says that they want no more. */
  refusalUrl: string;
}

interface Words {
  subject: Record<CardFacts['occasion'], (sender: string, honoree: string) => string>;
  stop: string;
  reason(sender: string, siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      honour: (sender, honoree) => `${sender} hizo un donativo en honor de ${honoree}`,
      memory: (sender, honoree) => `En memoria de ${honoree}, de parte de ${sender}`,
    },
    stop: 'Si no quieres recibir más tarjetas de nadie, dilo aquí:',
    reason: (sender, siteName) =>
      `Recibes esta tarjeta porque ${sender} escribió tu dirección al donar a ${siteName}. No te escribimos por nada más, y borramos tu dirección en unos días.`,
  },
  en: {
    subject: {
      honour: (sender, honoree) => `${sender} made a donation in honor of ${honoree}`,
      memory: (sender, honoree) => `In memory of ${honoree}, from ${sender}`,
    },
    stop: 'If you do not want any more cards from anybody, say so here:',
    reason: (sender, siteName) =>
      `You get this card because ${sender} wrote your address when giving to ${siteName}. We do not write to you about anything else, and we erase your address within days.`,
  },
};

/** To somebody who does not know the portal: nothing in it asks for anything. */
export const dedicationCard = defineMail<CardData>(
  'dedication-card',
  ({ facts, message, design, refusalUrl }, language, site) => {
    const say = words[language];
    const { heading, lead, closing } = cardText(facts, language);
    return {
      subject: say.subject[facts.occasion](facts.sender, facts.honoree),
      preview: lead,
      heading,
      blocks: [
        {
          kind: 'greeting',
          look: cardLooks[design],
          text: message,
          closing,
          sender: facts.sender,
        },
        lead,
        { kind: 'note', text: say.stop, url: refusalUrl },
      ],
      reason: say.reason(facts.sender, site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Tarjeta de dedicatoria', en: 'Dedication card' },
      data: ({ language, site, link }) => ({
        facts: {
          occasion: 'honour',
          honoree: 'Luna',
          sender: 'Rosa',
          organisation: site.name,
          amount: '$250.00 MXN',
        },
        message: { es: '¡Feliz cumpleaños!\nTe quiero.', en: 'Happy birthday!\nLove you.' }[
          language
        ],
        design: 'flowers',
        refusalUrl: link,
      }),
      variants: (data) =>
        cardDesigns.values.map((design) => ({
          ...data,
          design,
          facts: { ...data.facts, occasion: 'memory', amount: undefined },
        })),
    },
  },
);
