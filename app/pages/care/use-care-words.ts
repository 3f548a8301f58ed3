import { longDate } from '#app/components/long-date.ts';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { operationKind, testResult } from '#domain/care/care-kinds.ts';
import { daysBetween } from '#domain/dates.ts';
import { locale } from '#domain/language.ts';
import { type Entry, kindOf, type Next, type Product, stateOf } from './care-calls.ts';

/** How doses and entries are called. */
export function useCareWords() {
  const text = useCareText();
  const language = useLanguage();
  const dateOf = (date: string) => longDate(date, locale[language]);
  const nameOf = (product: Product) => (language === 'en' && product.nombre_en) || product.nombre;
  const noteOf = (product: Pick<Product, 'nota' | 'nota_en'> | undefined) =>
    (language === 'en' && product?.nota_en) || product?.nota || '';
  return {
    dateOf,
    noteOf,
    nameOf,
    ofNext: ({ tipo, producto, producto_en }: Next) =>
      text.next.of(kindOf(tipo), language === 'en' ? producto_en : producto),
    whenOf: ({ estado, fecha }: Next, today: string) =>
      text.next.when(
        stateOf(estado),
        fecha ? daysBetween(today, fecha) : 0,
        fecha ? dateOf(fecha) : '',
      ),
    ofEntry(entry: Entry, products: readonly Product[]): string {
      const product = products.find(({ id }) => id === entry.producto_id);
      const operation = operationKind.fromWire(entry.operacion);
      const result = testResult.fromWire(entry.resultado);
      const name = product ? nameOf(product) : entry.producto || entry.titulo;
      const facts = [
        operation === 'sterilization' ? text.entries.operations.sterilization : name,
        result && text.entries.results[result],
        entry.peso !== null && text.weight.kg(entry.peso.toLocaleString(locale[language])),
      ];
      return text.next.of(kindOf(entry.tipo), facts.filter(Boolean).join(', '));
    },
  };
}
