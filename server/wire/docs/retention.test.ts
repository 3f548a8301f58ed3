import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { retentionMarkdown } from './retention.ts';

test('docs/retention.md is what the code says', () => {
  const file = new URL('../../../docs/retention.md', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(retentionMarkdown());
});
