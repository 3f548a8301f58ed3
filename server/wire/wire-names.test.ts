import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { actions } from './actions/index.ts';
import { describeWire } from './describe.ts';

/** Which modules of `domain` know names of the wire: docs/decisions/0004-english-inside-spanish-outside.md. */

const domain = path.resolve(import.meta.dirname, '../../domain');
/** What pairs both languages: the contract, the wire's and the addresses' readers, and texts for people. */
const translators = /^(?:contract|error-messages)\/|(?:-wire|-filter|-address)\.ts$/;
/** What declares an entity's fields, or a closed list of words. */
const declares = /from '[./]*(?:contract\/(?:field|shape|call)|vocabulary)\.ts'/;

/** English words as well, or too short to mean anything by themselves. */
const ambiguous = new Set([
  ...['payload', 'id', 'created_at', 'email', 'version', 'color', 'rfc', 'roles', 'status', 'uuid'],
  ...[
    'xml',
    'pdf',
    'lang',
    'cfdi',
    'microchip',
    'folio',
    'serie',
    'avatar',
    'total',
    'de',
    'a',
    'x',
    'y',
  ],
]);

const described = describeWire().schemas;
const names = new Set(
  [
    ...described.flatMap(({ name, fields }) => [
      name,
      ...fields.flatMap((field) => field.name.split('.')),
    ]),
  ].filter((name) => !ambiguous.has(name)),
);
const calls = new Set<string>(actions.map(({ name }) => name));

test('names of the wire stand in the modules of domain that translate, and nowhere else', () => {
  const strangers: string[] = [];
  for (const file of readdirSync(domain, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || /\.test\.ts$|testing\//.test(file) || translators.test(file))
      continue;
    const code = readFileSync(path.join(domain, file), 'utf8').replace(
      /\/\*\*[\s\S]*?\*\/|\/\/[^\n]*/g,
      '',
    );
    if (declares.test(code)) continue;
    // A text is one word here: what stands in a sentence is no name.
    for (const [, text, key, property] of code.matchAll(/'([^'\n]*)'|\b(\w+)\??:|\.(\w+)\b/g)) {
      const name = text ?? key ?? property ?? '';
      if (names.has(name) || calls.has(name)) strangers.push(`${file}: ${name}`);
    }
  }
  expect(strangers).toEqual([]);
});
