import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { statesMarkdown } from './states.ts';

it('is what docs/document-states.md says (else run `npx tsx tools/document-states.ts`)', () => {
  const file = new URL('../../../docs/document-states.md', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(statesMarkdown());
});
