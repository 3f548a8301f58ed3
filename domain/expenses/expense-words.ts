import type { Bilingual } from '../language.ts';
import type { ExpenseCategory, ExpensePayer } from './expense-kinds.ts';

export const categoryNames: Readonly<Record<ExpenseCategory, Bilingual>> = {
  consultation: { es: 'Consulta', en: 'Consultation' },
  vaccines: { es: 'Vacunas', en: 'Vaccines' },
  surgery: { es: 'Cirugía', en: 'Surgery' },
  laboratory: { es: 'Laboratorio', en: 'Laboratory' },
  medicine: { es: 'Medicamentos', en: 'Medicine' },
  food: { es: 'Alimento', en: 'Food' },
  transport: { es: 'Transporte', en: 'Transport' },
  boarding: { es: 'Pensión', en: 'Boarding' },
  other: { es: 'Otro', en: 'Other' },
};

export const payerNames: Readonly<Record<ExpensePayer, Bilingual>> = {
  caretaker: { es: 'Quien cuida a la mascota', en: 'Whoever looks after the pet' },
  organisation: { es: 'La organización', en: 'The organization' },
};
