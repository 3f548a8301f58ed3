import { writeFileSync } from 'node:fs';
import { statesMarkdown } from '#server/wire/docs/states.ts';

writeFileSync(new URL('../docs/document-states.md', import.meta.url), statesMarkdown());
