import { writeFileSync } from 'node:fs';
import { openApi } from '#server/wire/docs/openapi.ts';
const t = performance.now();
const doc = openApi('Casa Animal');
const s = JSON.stringify(doc, null, 1);
console.log(s.length, JSON.stringify(doc).length, performance.now() - t);
writeFileSync('/tmp/openapi.json', s);
process.exit(0);
