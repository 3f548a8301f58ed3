import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { wireMarkdown } from './markdown.ts';

it('is what docs/wire-api.md says (else run `npx tsx scripts/wire-docs.ts`)', () => {
  const file = new URL('../../../docs/wire-api.md', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(wireMarkdown());
});
