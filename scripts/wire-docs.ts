import { writeFileSync } from 'node:fs';
import { wireMarkdown } from '#server/wire/docs/markdown.ts';

writeFileSync(new URL('../docs/wire-api.md', import.meta.url), wireMarkdown());
