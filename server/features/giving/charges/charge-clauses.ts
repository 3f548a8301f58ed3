import type { ChargeKind } from '#domain/donations/donation-kind.ts';
import { type Bilingual, type Language, locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import type { Charge } from './charges.repository.ts';

interface Clause {
  heading: string;
  text(facts: { amount: string; pets: string; costs: string; day: string }): string;
}

const clauses: Bilingual<Record<ChargeKind, Clause>> = {
  es: {
    recoveryFee: {
      heading: 'Cuota de recuperación',
      text: ({ amount, pets, costs }) =>
        `La familia cubre una cuota de recuperación de ${amount}, que ayuda a pagar lo que la organización ha gastado en ${pets}. A la fecha de este contrato hay ${costs} de gastos registrados por recuperar, y la cuota no los rebasa. No es precio ni donativo, y no es deducible de impuestos. Se paga después de firmado este contrato, por cualquiera de las formas de pago de la organización. Si la adopción no se concreta, se devuelve completa.`,
    },
    sterilizationDeposit: {
      heading: 'Depósito para la esterilización',
      text: ({ amount, pets, day }) =>
        `La familia entrega un depósito de ${amount} como garantía de la esterilización acordada de ${pets}, a más tardar el ${day}. El depósito es de la familia: la organización lo guarda y lo devuelve completo en cuanto se registra la esterilización, o si la adopción no se concreta. No es un donativo ni es deducible de impuestos. Si pasa el último día acordado sin esterilización, una persona de la organización hablará con la familia antes de decidir, por escrito y con sus razones, si no se devuelve; nunca se pierde por sí solo.`,
    },
  },
  en: {
    recoveryFee: {
      heading: 'Recovery fee',
      text: ({ amount, pets, costs }) =>
        `The family pays a recovery fee of ${amount}, which helps to pay what the organization has spent on ${pets}. At the date of this contract ${costs} of recorded costs are left to recover, and the fee is no more than that. It is neither a price nor a donation, and it is not tax-deductible. It is paid after this contract has been signed, by any of the organization’s ways to pay. If the adoption falls through, it is given back in full.`,
    },
    sterilizationDeposit: {
      heading: 'Sterilization deposit',
      text: ({ amount, pets, day }) =>
        `The family leaves a deposit of ${amount} to guarantee the sterilization of ${pets} that was agreed on, by ${day} at the latest. The deposit belongs to the family: the organization keeps it, and gives it back in full as soon as the sterilization is recorded, or if the adoption falls through. It is not a donation, and not tax-deductible. If the last day goes by without a sterilization, a person of the organization talks to the family before deciding, in writing and with reasons, that it does not go back; it is never lost by itself.`,
    },
  },
};

/** What a contract says of what it asks for, as `domain/adoption/contract-text.ts` reads it; '' where it asks for nothing. */
export function clausesOf(charges: readonly Charge[], language: Language): string {
  return charges
    .filter(({ ended_as }) => ended_as === null)
    .map(({ kind, amount_cents, costs_cents, pet_names: pets, due_on }) => {
      const { heading, text } = clauses[language][kind];
      const amount = formatPesos(amount_cents);
      const costs = formatPesos(costs_cents ?? 0);
      const day = due_on === null ? '' : longDay(due_on, language);
      return `# ${heading}\n\n${text({ amount, pets, costs, day })}`;
    })
    .join('\n\n');
}

const longDay = (day: string, language: Language): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
