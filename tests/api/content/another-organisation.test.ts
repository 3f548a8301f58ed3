import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { answerPage } from '#app/entry.server.tsx';
import { documentAddress } from '#content/resources/document-address.ts';
import { resources } from '#content/resources/resources.ts';
import { languages } from '#domain/language.ts';
import { pages } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';
import { sourceFiles } from '#server/http/page-files.ts';
import { formerNames } from '#tests/setup/another-record.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { publishAnotherRecord } from '#tests/setup/publish-record.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { clock } from '../pets/add-pets.ts';

const readable = pages.filter(({ guard, es, en }) => guard === 'public' && en && !es.includes(':'));

/** Fields are filled in both languages alike, and a file takes a second: of most, the Spanish one. */
const files = resources.flatMap((resource) =>
  (resource.id === 'presentation' ? languages : (['es'] as const)).flatMap((language) =>
    resource.formats.map((format) =>
      documentAddress(resource, language, format).replace('/documents/', ''),
    ),
  ),
);

describeOnSqlite('a portal of another organisation', (databases) => {
  async function open(): Promise<Context> {
    const context = await createTestContext(await databases.newConfig(), { clock });
    await publishAnotherRecord(context);
    return context;
  }

  it('names the one before on no page', async () => {
    const context = await open();
    const found: string[] = [];
    for (const { id: page, es, en } of readable) {
      for (const language of languages) {
        const path = language === 'es' ? es : en;
        const { body } = await answerPage({
          request: new Request(`https://casa.example${path}`),
          context: { app: context, language, page },
          as: 'document',
          bilingual: true,
          files: sourceFiles,
        });
        // Drawings are numbers.
        const text = body.replace(/data:image[^"]*/g, '');
        const at = text.search(formerNames);
        if (at >= 0) found.push(`${path}: ${text.slice(at - 60, at + 60)}`);
      }
    }
    expect(found).toEqual([]);
    await context.close();
  });

  it('names the one before in no file', async () => {
    const context = await open();
    const found: string[] = [];
    for (const name of files) {
      const bytes = (await context.resources.open(name))?.bytes ?? Buffer.alloc(0);
      const text = name.endsWith('.pdf') ? (await readPdf(bytes)).join(' ') : wordsOf(bytes);
      const at = text.search(formerNames);
      if (at >= 0) found.push(`${name}: ${text.slice(at - 60, at + 60)}`);
    }
    expect(found).toEqual([]);
    await context.close();
  });
});

/** Of a Word file: all its parts as text. */
function wordsOf(zip: Buffer): string {
  const parts: string[] = [];
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const [method, size] = [zip.readUInt16LE(at + 8), zip.readUInt32LE(at + 18)];
    const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 30, at + 30 + zip.readUInt16LE(at + 26));
    const bytes = zip.subarray(start, start + size);
    // Fonts and identifiers of the format are nobody's words.
    if (
      name.startsWith('word/document') ||
      name.startsWith('word/footer') ||
      name.startsWith('docProps/')
    )
      parts.push(
        (method === 0 ? bytes : inflateRawSync(bytes)).toString('utf8').replace(/<[^>]+>/g, ' '),
      );
    at = start + size;
  }
  expect(parts.length).toBeGreaterThan(1);
  return parts.join(' ');
}
