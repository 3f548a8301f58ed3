import type { Language } from '../language.ts';
import type { Occasion } from './card.ts';

/** What a card says around its donor's own words; page, mail and PDF say the same. */
export interface CardFacts {
  occasion: Occasion;
  honoree: string;
  sender: string;
  organisation: string;
  /** '$250.00 MXN'; undefined where the donor does not want it said. */
  amount: string | undefined;
}

export interface CardText {
  heading: string;
  lead: string;
  closing: string;
}

export function cardText(facts: CardFacts, language: Language): CardText {
  const { occasion, honoree, sender, organisation, amount } = facts;
  if (language === 'es') {
    const gave = amount ? `donó ${amount}` : 'hizo un donativo';
    return occasion === 'memory'
      ? {
          heading: `En memoria de ${honoree}`,
          lead: `${sender} ${gave} a ${organisation} en memoria de ${honoree}. Con ese donativo cuidamos a perros y gatos rescatados.`,
          closing: 'Con cariño,',
        }
      : {
          heading: `En honor de ${honoree}`,
          lead: `${sender} ${gave} a ${organisation} en honor de ${honoree}. Con ese donativo cuidamos a perros y gatos rescatados.`,
          closing: 'Con cariño,',
        };
  }
  const gave = amount ? `gave ${amount}` : 'made a donation';
  return occasion === 'memory'
    ? {
        heading: `In memory of ${honoree}`,
        lead: `${sender} ${gave} to ${organisation} in memory of ${honoree}. It helps us care for rescued dogs and cats.`,
        closing: 'With love,',
      }
    : {
        heading: `In honor of ${honoree}`,
        lead: `${sender} ${gave} to ${organisation} in honor of ${honoree}. It helps us care for rescued dogs and cats.`,
        closing: 'With love,',
      };
}
