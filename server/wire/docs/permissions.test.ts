import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { permissionsMarkdown } from './permissions.ts';

it('is what docs/permissions.md says (else run `npx tsx tools/permissions.ts`)', () => {
  const file = new URL('../../../docs/permissions.md', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(permissionsMarkdown());
});
