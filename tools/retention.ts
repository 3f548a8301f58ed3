import { writeFileSync } from 'node:fs';
import { retentionMarkdown } from '#server/wire/docs/retention.ts';

writeFileSync(new URL('../docs/retention.md', import.meta.url), retentionMarkdown());
