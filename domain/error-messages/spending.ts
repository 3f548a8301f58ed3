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
  monthStillOpen: {
    es: 'Este mes todavía no termina: publícalo cuando acabe.',
    en: 'This month is not over yet: publish it once it is.',
  },
  monthOfFewGifts: {
    es: 'Este mes tiene menos de tres donativos: publicarlo diría cuánto dio cada quien.',
    en: 'This month has fewer than three donations: publishing it would tell what each person gave.',
  },
  monthChangedByFew: {
    es: 'Desde que se publicó cambiaron menos de tres donativos: la diferencia diría cuánto dio cada quien. Se queda como está.',
    en: 'Fewer than three donations have changed since it was published: the difference would tell what each person gave. It stays as it is.',
  },
  monthPublishedAnew: {
    es: 'Alguien más publicó o retiró este mes mientras lo revisabas. No se publicó nada: vuelve a cargarlo y compara.',
    en: 'Somebody else published or withdrew this month while you were looking at it. Nothing was published: load it again and compare.',
  },
} as const satisfies Record<string, Bilingual>;
