import { expect, test } from 'vitest';
import { errorMessages } from '#domain/error-messages/error-messages.ts';

type Texts = Readonly<Record<string, unknown>>;

const spanish = import.meta.glob<Texts>(['./*/es.ts', './*/*/es.ts', './es/index.ts'], {
  eager: true,
});
const english = import.meta.glob<Texts>(['./*/en.ts', './*/*/en.ts', './en/index.ts'], {
  eager: true,
});

/** Every text of both in turn, by its place. */
function* pairs(es: unknown, en: unknown): Generator<[string, string]> {
  if (typeof es === 'string' && typeof en === 'string') yield [es, en];
  if (typeof es !== 'object' || typeof en !== 'object' || !es || !en) return;
  for (const [name, text] of Object.entries(es)) yield* pairs(text, (en as Texts)[name]);
}

const texts: [string, string][] = Object.values(errorMessages).map(({ es, en }) => [es, en]);
for (const [path, { es }] of Object.entries(spanish)) {
  texts.push(...pairs(es, english[path.replace(/\bes\b/, 'en').replace('es.ts', 'en.ts')]?.en));
}

test.each([
  'Network Error',
  'Los datos dados no eran válidos.',
  'Lo sentimos ocurrio un error...',
  'Lo sentimos ocurrio un error... contacta al administrador',
  'Lo sentimos ocurrio un error... Contacta con el administrador',
  'Aun no se cuenta con la configuración del emisor de la factura',
  'Lo sentimos ocurrio un error al obtener el expediente...',
  'Registro actualizado',
  'Registro completado',
  'No se tiene registro de donativos al día de hoy',
])('“%s” has one English wording', (sentence) => {
  const wordings = texts.filter(([es]) => es === sentence).map(([, en]) => en);
  expect(new Set(wordings).size).toBeLessThanOrEqual(1);
});

test('the dictionaries of both languages were found', () => {
  expect(texts.length).toBeGreaterThan(Object.keys(errorMessages).length + 500);
});
