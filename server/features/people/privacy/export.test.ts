import { expect, it } from 'vitest';
import type { Records } from '#server/features/kits/personal-data/personal-data.ts';
import { exportDocument, type Section } from './export-document.tsx';
import { exportJson } from './export-json.ts';
import { ExportedFile } from './exported-file.ts';
import { inSlices } from './in-slices.ts';

const photo = new ExportedFile({
  key: 'media/1',
  address: 'https://casa.example/1',
  path: 'fotos/1',
});
const pets: Records = [
  { name: 'Luna "la negra"\nde Ana', files: [photo, photo], sterilized: true, note: null },
  { name: '<b>', files: [], sterilized: false, note: { kind: 'diet', days: [1, 2] } },
  { name: 'Nube 🐶', files: photo, sterilized: false, note: '' },
];
const es = (text: string) => ({ es: text, en: text });
const labels = {
  name: es('Nombre'),
  files: es('Archivos'),
  sterilized: es('¿?'),
  note: es('Nota'),
};

function section(key: string, ...portions: Records[]): Section {
  return {
    about: { key, title: es(key), labels },
    portions: async function* () {
      yield* portions;
    },
  };
}
const sections = [section('none'), section('pets', pets.slice(0, 2), pets.slice(2))];

async function whole(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

it.each([undefined, 2])(
  'writes the JSON that would be written at once: indent %j',
  async (indent) => {
    const placeOf = ({ path }: ExportedFile) => path;
    const placed = JSON.parse(
      JSON.stringify({ none: [], pets }, (_, value) =>
        value instanceof ExportedFile ? value.path : value,
      ),
    );
    expect(await whole(exportJson(sections, { placeOf, indent }))).toBe(
      JSON.stringify(placed, null, indent),
    );
  },
);

it('writes the document of each record, and says where there is nothing', async () => {
  const placeOf = ({ address }: ExportedFile) => address;
  const form = { placeOf, siteName: 'Casa', language: 'es', when: 'hoy' } as const;
  const html = await whole(exportDocument(sections, form));
  expect(html).toMatch(/^<!doctype html>\n<html lang="es-MX">/);
  expect(html).toMatch(/<\/section><\/body><\/html>\n$/);
  expect(html).toContain('<section><h2>none</h2><p>Nada.</p></section><section><h2>pets</h2><dl>');
  expect(html.match(/<dl>/g)).toHaveLength(3);
  expect(html).toContain('<dt>Nombre</dt><dd>&lt;b&gt;</dd>');
  expect(html).toContain(
    '<dd><a href="https://casa.example/1">https://casa.example/1</a>, <a href="https://casa.example/1">',
  );
});

it('lets others have their turn, and loses nothing', async () => {
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const record = 'x'.repeat(1_000);
  async function* many() {
    for (let written = 0; written < 200; written += 1) yield record;
  }
  const sizes: number[] = [];
  for await (const piece of inSlices(many())) sizes.push(piece.length);
  isDone = true;
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(200_000);
  expect(Math.max(...sizes)).toBeLessThan(20_000);
  expect(turns).toBeGreaterThanOrEqual(sizes.length - 1);
});
