import { describe, expect, it } from 'vitest';
import { resources } from '#content/resources/resources.ts';
import { type Language, languages } from '#domain/language.ts';
import { renderDocument } from './render-document.ts';
import { builtFor } from './resources.service.ts';

const createdAt = new Date('2026-11-20T18:00:00Z');

const files = resources.flatMap((resource) =>
  languages.flatMap((language) =>
    resource.formats.map((format) => ({ id: resource.id, resource, language, format })),
  ),
);

type File = Pick<(typeof files)[number], 'resource' | 'language' | 'format'>;
const rendered = new Map<string, ReturnType<typeof renderDocument>>();
/** Each file is made once. */
function render({ resource, language, format }: File) {
  const name = `${resource.id}.${language}.${format}`;
  const organisation = builtFor[language];
  const made =
    rendered.get(name) ?? renderDocument({ resource, language, format, createdAt, organisation });
  rendered.set(name, made);
  return made;
}

const writtenIn = ({ resource, language }: (typeof files)[number]): Language =>
  resource.text[language] ? language : 'es';

describe('every PDF', () => {
  it.each(files.filter(({ format }) => format === 'pdf'))(
    '$id in $language can be read aloud: tagged, with its language and its title',
    async (file) => {
      const { bytes } = await render(file);
      const text = bytes.toString('latin1');
      expect(text).toMatch(/^%PDF-1\.7/);
      expect(text).toMatch(/%%EOF\s*$/);
      expect(text).toContain('/StructTreeRoot');
      expect(text).toContain('/Marked true');
      expect(text).toContain(`/Lang (${writtenIn(file) === 'es' ? 'es-MX' : 'en'})`);
      expect(text).toContain('/DisplayDocTitle true');
      expect(text).toMatch(/\/Title /);
      expect(text).toMatch(/\/S \/H1\b/);
      expect(text).toMatch(/\/S \/H2\b/);
    },
  );
});

it('makes one page a slide of the presentation, and one more for its cover', async () => {
  const resource = resources.find(({ id }) => id === 'presentation');
  if (!resource) throw new Error('there is no presentation');
  for (const language of languages) {
    const { bytes } = await render({ resource, language, format: 'pdf' });
    const pages = bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g) ?? [];
    expect(pages).toHaveLength((resource.text[language]?.sections.length ?? 0) + 1);
  }
});

it.each(files.filter(({ format }) => format === 'docx'))(
  '$id in $language is a file for word processors',
  async (file) => {
    const { bytes, type } = await render(file);
    expect(type).toContain('wordprocessingml');
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    for (const part of ['[Content_Types].xml', 'word/document.xml', 'word/footer1.xml']) {
      expect(bytes.includes(part)).toBe(true);
    }
  },
);
