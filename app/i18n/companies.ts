import type { Bilingual } from '#domain/language.ts';

/** What the public list of companies that give says. Its loader puts it into words. */

const es = {
  title: 'Empresas que donan',
  description: 'Empresas que donan para los animales rescatados y quisieron que se sepa.',
  lead: 'Donan para alimento, tratamientos y esterilizaciones. Gracias a todas.',
  empty: 'Todavía no hay empresas en la lista',
  emptyText: '¿Tu empresa quiere ser la primera? Dona a su nombre y recibe su factura.',
  own: 'Donar con mi empresa',
  note: 'Aparecen las que lo pidieron y ya donaron. La lista no es publicidad ni recomendación.',
  since: (month: string) => `Dona desde ${month}`,
  given: (amount: string) => `Ha donado ${amount}`,
  logo: (name: string) => `Logotipo de ${name}`,
  partners: 'Patrocinadores',
};

const en: typeof es = {
  title: 'Companies that give',
  description: 'Companies that give for rescued animals and wanted it to be known.',
  lead: 'They give for food, treatments and sterilizations. Thanks to all of them.',
  empty: 'There are no companies on the list yet',
  emptyText:
    'Does your company want to be the first? Give in its name, and its invoice is made out to it.',
  own: 'Give with my company',
  note: 'Listed are those that asked for it and have given. The list is no advertising and no recommendation.',
  since: (month) => `Gives since ${month}`,
  given: (amount) => `Has given ${amount}`,
  logo: (name) => `Logo of ${name}`,
  partners: 'Sponsors',
};

export const companyTexts: Bilingual<typeof es> = { es, en };
