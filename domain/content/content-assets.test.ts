import { expect, test } from 'vitest';
import { assetsIn, resourceFileProblem, withoutAssets } from './content-assets.ts';
import { file, group, line, list, optional, perLanguage, picture } from './field.ts';

const label = ['Uno', 'One'] as const;
const item = group({
  name: line(label),
  photo: optional(picture(label)),
  paper: optional(file(label)),
});
const document = group({
  items: list(label, item, { noun: label }),
  each: perLanguage(group({ photo: picture(label) })),
});
const alt = { es: 'Uno', en: 'One' };
const stored = {
  items: [
    { name: alt, photo: { id: 'a', alt }, paper: null },
    { name: alt, photo: null, paper: { id: 'b' } },
  ],
  each: { es: { photo: { id: 'c', alt: 'Uno' } }, en: { photo: null } },
};

test('finds every picture and file of a document, with where it stands', () => {
  expect(assetsIn(document, stored)).toEqual([
    { id: 'a', kind: 'picture', path: 'items.0.photo' },
    { id: 'b', kind: 'file', path: 'items.1.paper' },
    { id: 'c', kind: 'picture', path: 'each.photo' },
  ]);
});

test('leaves out those that are gone, and nothing else', () => {
  const kept = withoutAssets(document, stored, (id) => id === 'b');
  expect(kept).toEqual({
    items: [
      { name: alt, photo: null, paper: null },
      { name: alt, photo: null, paper: { id: 'b' } },
    ],
    each: { es: { photo: null }, en: { photo: null } },
  });
  expect(withoutAssets(document, stored, () => true)).toEqual(stored);
});

test.each([
  [{ name: 'a.pdf', type: 'application/pdf', size: 1 }, undefined],
  [{ name: 'A.DOCX', type: '', size: 1 }, undefined],
  [{ name: 'a.pdf', type: 'image/png', size: 1 }, 'resourceFileFormat'],
  [{ name: 'a.exe', type: '', size: 1 }, 'resourceFileFormat'],
  [{ name: 'a.pdf', type: '', size: 0 }, 'fileEmpty'],
  [{ name: 'a.pdf', type: '', size: 21 * 1024 * 1024 }, 'resourceFileTooLarge'],
])('tells before it is sent what is wrong with %o', (chosen, problem) => {
  expect(resourceFileProblem(chosen)).toBe(problem);
});
