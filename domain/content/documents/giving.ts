import type { DonationKind, PortalMethod } from '../../donations/donation-kind.ts';
import { type Field, group, line, lines, list, money, optional, text } from '../field.ts';
import { description, entries, entry, heading, lead, title } from './pieces.ts';

const kind = (name: readonly [string, string]) =>
  group(
    {
      name: line(['En su botón', 'On its button'], { max: 40 }),
      short: line(['Debajo del botón', 'Below its button'], { max: 40 }),
      heading,
      paragraphs: lines(['Párrafos (uno por renglón)', 'Paragraphs (one a line)'], { max: 1_500 }),
      effects: list(
        ['Qué paga cada monto', 'What each amount pays'],
        group({
          amountCents: money(['Monto', 'Amount'], { min: 100_00, max: 100_000_00 }),
          text: optional(line(['Qué paga', 'What it pays'], { max: 120 })),
        }),
        { min: 1, max: 10, noun: ['importe', 'amount'] },
      ),
    },
    name,
  );

const kinds = {
  monthly: kind(['Recurrente', 'Recurring']),
  food: kind(['Alimento', 'Food']),
  sterilization: kind(['Esterilización', 'Sterilization']),
  treatment: kind(['Tratamiento', 'Treatment']),
  other: kind(['Otros', 'Other']),
} satisfies Record<DonationKind, Field>;

const methods = { card: entry, wallet: entry, voucher: entry, transfer: entry } satisfies Record<
  PortalMethod,
  Field
>;

export const donations = group({
  title,
  description,
  heading,
  lead,
  choose: line(['Pregunta sobre el destino', 'Question about the purpose']),
  kinds: group(kinds, ['Para qué se dona', 'What people give to']),
  methods: group({ heading, lead, items: group(methods, ['Formas de pago', 'Ways to pay']) }, [
    'Cómo se puede donar',
    'How people can give',
  ]),
  afterwards: group({ heading, steps: entries(['Pasos', 'Steps']) }, [
    'Qué pasa con el donativo',
    'What happens to the donation',
  ]),
});

export const voucher = group({
  commission: text(['La comisión de la tienda', 'The store’s own fee'], { max: 500 }),
  steps: lines(['Pasos (uno por renglón)', 'Steps (one a line)'], { max: 2_000 }),
  howLong: text(['Cuánto tarda', 'How long it takes'], { max: 800 }),
});
