import { cardLooks } from '#domain/dedications/card.ts';
import { cardText } from '#domain/dedications/card-words.ts';
import type { Dedication } from '#domain/dedications/dedication.ts';
import { inTurn } from '#server/pdf/in-turn.ts';
import type { Letterhead } from '#server/pdf/letterhead.ts';
import { PdfSheet } from '#server/pdf/sheet.ts';
import { colour } from '#server/pdf/theme.ts';
import { cardFacts } from './card-facts.ts';

type Card = Dedication & { amountCents: number };

const fileNames = {
  es: { honour: 'Tarjeta en honor', memory: 'Tarjeta en memoria' },
  en: { honour: 'Card in honor', memory: 'Card in memory' },
};

export const cardFile = ({ language, occasion }: Pick<Card, 'language' | 'occasion'>): string =>
  `${fileNames[language][occasion]}.pdf`;

const margin = 44;

/** Drawings along the upper edge, each a little smaller towards the sides. */
function drawMotifs(sheet: PdfSheet, { design }: Card, top: number): void {
  const { motif, accent } = cardLooks[design];
  const sizes = [18, 26, 36, 26, 18];
  const gap = 20;
  const whole = sizes.reduce((sum, size) => sum + size, 0) + gap * (sizes.length - 1);
  let x = sheet.left + (sheet.width - whole) / 2;
  for (const size of sizes) {
    sheet.doc
      .save()
      .translate(x, top + (36 - size) / 2)
      .scale(size / 24)
      .path(motif)
      .fill(accent)
      .restore();
    x += size + gap;
  }
}

/** A card to print and fold or frame: one page, whatever is written on it. PDF. */
function composeCard(
  card: Card,
  { letterhead, createdAt }: { letterhead: Letterhead; createdAt: Date },
): Promise<Buffer> {
  const { language, design, message, sender } = card;
  const { ground, accent } = cardLooks[design];
  const { heading, lead, closing } = cardText(cardFacts(card, letterhead.name), language);
  const sheet = new PdfSheet({
    language,
    letterhead,
    title: heading,
    subject: heading,
    footer: letterhead.name,
    form: 'letter',
    scale: 1,
    createdAt,
  });
  sheet.decorate(() => {
    sheet.mark(sheet.left + sheet.width / 2, 60, { paw: 20, logo: 36 }, { isCentered: true });
  });
  const top = 86;
  const x = sheet.left + margin;
  const width = sheet.width - 2 * margin;
  sheet.decorate((doc) => {
    doc.roundedRect(sheet.left, top, sheet.width, sheet.bottom - top - 6, 22).fill(ground);
    drawMotifs(sheet, card, top + 40);
  });
  sheet.y = top + 110;
  const center = { align: 'center' } as const;
  sheet.put('H1', () =>
    sheet.write(heading, x, sheet.y, width, {
      ...center,
      font: 'display',
      size: 30,
      color: accent,
    }),
  );
  sheet.space(22);
  if (message) {
    sheet.put('P', () => sheet.write(message, x, sheet.y, width, { ...center, size: 16 }));
    sheet.space(22);
  }
  sheet.put('P', () => sheet.write(closing, x, sheet.y, width, { ...center, size: 14 }));
  sheet.put('P', () =>
    sheet.write(sender, x, sheet.y + 2, width, { ...center, font: 'display', size: 18 }),
  );
  sheet.y = Math.max(sheet.y + 24, sheet.bottom - 96);
  sheet.put('P', () =>
    sheet.write(lead, x, sheet.y, width, { ...center, size: 11.5, color: colour.inkSoft }),
  );
  return sheet.finish();
}

export const drawCard = inTurn(composeCard);
