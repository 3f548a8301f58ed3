import { longDate } from '#app/components/long-date.ts';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { CareToDo, MedicalRecord, NextCare, RecordEntry } from '#domain/care/care-calls.ts';
import { daysBetween } from '#domain/dates.ts';
import { locale } from '#domain/language.ts';

type Product = MedicalRecord['products'][number];
type Next = NextCare | CareToDo;

/** How doses and entries are called. */
export function useCareWords() {
  const text = useCareText();
  const language = useLanguage();
  const dateOf = (date: string) => longDate(date, locale[language]);
  const nameOf = (product: Product) => (language === 'en' && product.nameEn) || product.name;
  const noteOf = (product: Pick<Product, 'note' | 'noteEn'> | undefined) =>
    (language === 'en' && product?.noteEn) || product?.note || '';
  return {
    dateOf,
    noteOf,
    nameOf,
    ofNext: ({ kind, product, productEn }: Next) =>
      text.next.of(kind, language === 'en' ? productEn : product),
    whenOf: ({ state, dueOn }: Next, today: string) =>
      text.next.when(state, dueOn ? daysBetween(today, dueOn) : 0, dueOn ? dateOf(dueOn) : ''),
    ofEntry(entry: RecordEntry, products: readonly Product[]): string {
      const product = products.find(({ id }) => id === entry.productId);
      const { operation, result } = entry;
      const name = product ? nameOf(product) : entry.product || entry.title;
      const facts = [
        operation === 'sterilization' ? text.entries.operations.sterilization : name,
        result && text.entries.results[result],
        entry.weight !== null && text.weight.kg(entry.weight.toLocaleString(locale[language])),
      ];
      return text.next.of(entry.kind, facts.filter(Boolean).join(', '));
    },
  };
}
