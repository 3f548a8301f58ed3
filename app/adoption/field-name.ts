import type { AdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';

/** What a field is called in a list of what is missing: of rows with their number. */
export function fieldName(field: string, text: AdoptionText): string {
  const [part = '', place, last = ''] = field.split('.');
  const row = Number(place) + 1;
  const words = <Texts extends object>(texts: Texts, name: string) =>
    String(texts[name as keyof Texts] ?? '');
  switch (part) {
    case 'place':
      return words(text.place, place ?? '');
    case 'home':
      return words(text.home, place ?? '');
    case 'household':
      return `${text.household.person(row)}, ${words(text.household, last)}`;
    case 'animals':
      return `${text.animals.animal(row)}, ${words(text.animals, last)}`;
    case 'references':
      return `${text.references.person(row)}, ${words(text.references, last)}`;
    case 'hasAnimals':
      return text.animals.has;
    case 'movingPlans':
    case 'fallback':
      return text.plans[part];
    default:
      return words(text.time, part);
  }
}
