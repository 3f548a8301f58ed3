import type { Bilingual } from '../language.ts';

/** What gifts paid. */
export const spendingErrors = {
  spendingDaysInvalid: {
    es: 'Escribe un número entero de días, de 0 a 366',
    en: 'Enter a whole number of days, from 0 to 366',
  },
  spendingRulesChanged: {
    es: 'Alguien más cambió las reglas mientras las editabas. No se guardó nada: vuelve a cargarlas y compara.',
    en: 'Somebody else changed the rules while you were editing them. Nothing was saved: load them again and compare.',
  },
  spendingRulesMissing: {
    es: 'Primero guarda las reglas: sin ellas no se sabe qué pagó cada donativo.',
    en: 'Save the rules first: without them nobody can say what each donation paid for.',
  },
} as const satisfies Record<string, Bilingual>;
