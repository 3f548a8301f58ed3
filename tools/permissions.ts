import { writeFileSync } from 'node:fs';
import { permissionsMarkdown } from '#server/wire/docs/permissions.ts';

writeFileSync(new URL('../docs/permissions.md', import.meta.url), permissionsMarkdown());
