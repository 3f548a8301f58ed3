import { useLanguage } from './texts.tsx';

const es = {
  title: 'Qué pagó tu donativo',
  /** @param amount what is left after refunds */
  paid: (amount: string) => `Tus ${amount} pagaron:`,
  of: (what: string, pet: string | null) =>
    pet ? `de ${what.toLowerCase()} de ${pet}` : `de ${what.toLowerCase()}`,
  other: 'otros gastos',
  more: 'Y otros gastos más.',
  open: (amount: string) => `Por asignar: ${amount}`,
  allOpen: (amount: string) =>
    `Tus ${amount} todavía no pagan ningún gasto. Cuando se registre uno de lo que elegiste, aquí lo verás.`,
  accounts: 'Ver las cuentas de cada mes',
  asOf: (day: string) =>
    `Cuentas al ${day}. Cada gasto se paga con los donativos para lo mismo, del más antiguo al más reciente, y luego con los que son para lo que haga falta.`,
};

const en: typeof es = {
  title: 'What your donation paid for',
  paid: (amount) => `Your ${amount} paid for:`,
  of: (what, pet) => (pet ? `for ${pet}’s ${what.toLowerCase()}` : `for ${what.toLowerCase()}`),
  other: 'other expenses',
  more: 'And other expenses.',
  open: (amount) => `Not used yet: ${amount}`,
  allOpen: (amount) =>
    `Your ${amount} have not paid for anything yet. Once an expense of what you chose is recorded, you will see it here.`,
  accounts: 'See the accounts of each month',
  asOf: (day) =>
    `As of ${day}. Each expense is paid by the donations made for it, oldest first, and then by those for wherever they are needed.`,
};

const dictionaries = { es, en };

export const useGiftDestinationText = (): typeof es => dictionaries[useLanguage()];
