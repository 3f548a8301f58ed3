import type { ExpenseCategory } from '#domain/expenses/expense-kinds.ts';

interface DemoExpense {
  daysAgo: number;
  category: ExpenseCategory;
  supplier: string;
  pesos: number;
  note?: string;
  /** Else whoever looks after the pet paid. */
  byOrganisation?: true;
}

interface DemoCosts {
  budgetPesos?: number;
  expenses: readonly DemoExpense[];
}

/** What some of the demonstration's pets cost, by their ids there. */
export const demoCosts: Readonly<Record<string, DemoCosts>> = {
  balam: {
    budgetPesos: 6_500,
    expenses: [
      {
        daysAgo: 118,
        category: 'consultation',
        supplier: 'Clínica Veterinaria La Ceiba',
        pesos: 450,
        note: 'Primera revisión al llegar',
      },
      { daysAgo: 117, category: 'laboratory', supplier: 'Laboratorio Vetlab Caribe', pesos: 820 },
      {
        daysAgo: 110,
        category: 'surgery',
        supplier: 'Clínica Veterinaria La Ceiba',
        pesos: 2_400,
        byOrganisation: true,
      },
      { daysAgo: 109, category: 'medicine', supplier: 'Farmacia San Roque', pesos: 386.5 },
      { daysAgo: 64, category: 'food', supplier: 'Forrajera El Potrillo', pesos: 690 },
      { daysAgo: 20, category: 'food', supplier: 'Forrajera El Potrillo', pesos: 715 },
    ],
  },
  chaya: {
    expenses: [
      {
        daysAgo: 6,
        category: 'consultation',
        supplier: 'Clínica Veterinaria La Ceiba',
        pesos: 520,
        byOrganisation: true,
      },
      {
        daysAgo: 5,
        category: 'vaccines',
        supplier: 'MVZ Rodrigo Poot',
        pesos: 780,
        byOrganisation: true,
      },
    ],
  },
  tinto: {
    expenses: [
      {
        daysAgo: 6,
        category: 'vaccines',
        supplier: 'MVZ Rodrigo Poot',
        pesos: 690,
        byOrganisation: true,
      },
    ],
  },
  canela: {
    expenses: [
      {
        daysAgo: 58,
        category: 'vaccines',
        supplier: 'MVZ Rodrigo Poot',
        pesos: 650,
        note: 'Séxtuple y rabia',
      },
      { daysAgo: 33, category: 'transport', supplier: 'Taxi a Playa del Carmen', pesos: 240 },
      {
        ...{ daysAgo: 48, category: 'food', supplier: 'Forrajera El Potrillo', pesos: 520 },
        byOrganisation: true,
      },
      {
        ...{ daysAgo: 30, category: 'consultation', supplier: 'MVZ Rodrigo Poot', pesos: 350 },
        byOrganisation: true,
      },
      {
        ...{ daysAgo: 20, category: 'food', supplier: 'Forrajera El Potrillo', pesos: 480 },
        byOrganisation: true,
      },
      {
        ...{ daysAgo: 3, category: 'food', supplier: 'Forrajera El Potrillo', pesos: 410 },
        byOrganisation: true,
      },
    ],
  },
  obsidiana: {
    expenses: [
      {
        ...{ daysAgo: 34, category: 'consultation', supplier: 'Clínica Veterinaria La Ceiba' },
        ...{ pesos: 520, byOrganisation: true },
      },
      {
        ...{ daysAgo: 33, category: 'medicine', supplier: 'Farmacia San Roque', pesos: 190 },
        byOrganisation: true,
      },
    ],
  },
  marquesita: {
    expenses: [
      {
        ...{ daysAgo: 7, category: 'laboratory', supplier: 'Laboratorio Vetlab Caribe' },
        ...{ pesos: 680, byOrganisation: true },
      },
    ],
  },
};

/** What the organisation spends on all of them. */
export const demoGeneralExpenses: readonly DemoExpense[] = [
  { daysAgo: 180, category: 'medicine', supplier: 'Farmacia San Roque', pesos: 940 },
  { daysAgo: 165, category: 'vaccines', supplier: 'MVZ Rodrigo Poot', pesos: 1_150 },
  { daysAgo: 150, category: 'surgery', supplier: 'Clínica Veterinaria La Ceiba', pesos: 1_350 },
  { daysAgo: 140, category: 'food', supplier: 'Forrajera El Potrillo', pesos: 870 },
  { daysAgo: 128, category: 'transport', supplier: 'Taxi a Playa del Carmen', pesos: 380 },
  { daysAgo: 95, category: 'food', supplier: 'Forrajera El Potrillo', pesos: 5_480 },
  { daysAgo: 80, category: 'surgery', supplier: 'Clínica Veterinaria La Ceiba', pesos: 1_200 },
  { daysAgo: 61, category: 'other', supplier: 'Ferretería Tulum', pesos: 1_260.9, note: 'Malla' },
  { daysAgo: 58, category: 'consultation', supplier: 'MVZ Rodrigo Poot', pesos: 1_400 },
  { daysAgo: 50, category: 'medicine', supplier: 'Farmacia San Roque', pesos: 455 },
  { daysAgo: 40, category: 'surgery', supplier: 'Clínica Veterinaria La Ceiba', pesos: 2_700 },
  { daysAgo: 27, category: 'boarding', supplier: 'Pensión Patitas del Sur', pesos: 3_200 },
  { daysAgo: 12, category: 'surgery', supplier: 'Clínica Veterinaria La Ceiba', pesos: 3_900 },
];
