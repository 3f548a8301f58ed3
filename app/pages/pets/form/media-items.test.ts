import { describe, expect, it } from 'vitest';
import { managedMedium } from '#app/components/managed-media.ts';
import { usualFocalPoint } from '#domain/pets/focal-point.ts';
import {
  addFiles,
  chosenItem,
  isChosen,
  isRejected,
  mergeMedia,
  moved,
  replaceFile,
  storedItem,
} from './media-items.ts';

const plain = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const file = (name: string, type?: string, content = 'x') => ({
  id: `${content}/${name}`,
  file: plain(name, type),
});
const known = (url: string) => managedMedium(url, usualFocalPoint);
const namesOf = ({ items }: ReturnType<typeof addFiles>) =>
  items.map((item) => (isChosen(item) ? item.file.name : item.stored.url));

describe('chosen files', () => {
  it('stand behind what is there, three in all', () => {
    const stored = storedItem(known('https://casa.example/media/a/1280.webp'));
    const added = addFiles([stored], [file('b.jpg'), file('c.jpg'), file('d.jpg'), file('e.jpg')]);
    expect(namesOf(added)).toEqual([stored.stored.url, 'b.jpg', 'c.jpg']);
    expect(added.tooMany).toBe(2);
  });

  it('are dropped when the same one is there, and take nobody’s room', () => {
    const first = addFiles([], [file('a.jpg')]);
    const added = addFiles(first.items, [
      file('a.jpg'),
      file('b.jpg'),
      file('b.jpg'),
      file('c.jpg'),
    ]);
    expect(namesOf(added)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
    expect(added.duplicates).toEqual(['a.jpg', 'b.jpg']);
    expect(added.tooMany).toBe(0);
  });

  it('are kept where only their names are the same', () => {
    const photos = ['one', 'two'].map((content) => file('image.jpg', undefined, content));
    const added = addFiles([], photos);
    expect(namesOf(added)).toEqual(['image.jpg', 'image.jpg']);
    expect(added.duplicates).toEqual([]);
    expect(addFiles(added.items, photos).duplicates).toEqual(['image.jpg', 'image.jpg']);
  });

  it('may be HEIC until the browser could not open it', () => {
    const { items } = addFiles([], [file('luna.HEIC', ''), file('b.heic', 'image/heic')]);
    expect(items).toMatchObject([
      { kind: 'image', problem: undefined },
      { kind: 'image', problem: undefined },
    ]);
  });

  it('are told apart, and flagged where they are not admitted', () => {
    const { items } = addFiles(
      [],
      [file('a.mov', 'video/quicktime'), file('b.pdf', 'application/pdf')],
    );
    expect(items).toMatchObject([
      { kind: 'video', problem: undefined },
      { problem: 'fileNotPermitted' },
    ]);
  });

  it('take nobody’s room where they are not admitted, and stand last', () => {
    const pdf = (name: string) => file(name, 'application/pdf');
    const { items } = addFiles([], [pdf('a.pdf'), file('b.jpg'), file('c.jpg'), file('d.jpg')]);
    expect(items.map(isRejected)).toEqual([false, false, false, true]);
    expect(addFiles(items, [pdf('e.pdf'), pdf('f.pdf'), pdf('g.pdf')]).tooMany).toBe(1);
  });

  it('change their places', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });
});

describe('a photo that was made smaller', () => {
  const [large, smaller] = [plain('a.jpg'), plain('a.jpg')];

  it('takes the place of the large one, wherever that was moved', () => {
    const items = moved([chosenItem({ id: 'a', file: large }), chosenItem(file('b.jpg'))], 0, 1);
    const files = replaceFile(items, large, smaller).map((item) => isChosen(item) && item.file);
    expect(files[0]).toHaveProperty('name', 'b.jpg');
    expect(files[1]).toBe(smaller);
  });

  it('does not come back when it was removed, or another of its name was chosen', () => {
    const other = chosenItem(file('a.jpg'));
    expect(replaceFile([], large, smaller)).toEqual([]);
    const [kept] = replaceFile([other], large, smaller);
    expect(kept && isChosen(kept) && kept.file === other.file).toBe(true);
  });
});

describe('pictures that two people arranged at once', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => `https://casa.example/media/${id}/1280.webp`) as [
    string,
    string,
    string,
  ];
  const merged = (mine: Parameters<typeof mergeMedia>[1], theirs: string[]) =>
    mergeMedia([a, b].map(known), mine, theirs.map(known)).map(({ id }) => id);

  it('stay as the other one left them where only the other one touched them', () => {
    expect(merged([a, b].map(known).map(storedItem), [b, c])).toEqual([b, c]);
    expect(merged([a, b].map(known).map(storedItem), [b, a])).toEqual([b, a]);
  });

  it('stay in one’s own order, with what came and without what went', () => {
    const cover = chosenItem(file('d.jpg'));
    expect(merged([cover, ...[a, b].map(known).map(storedItem)], [b, c])).toEqual([cover.id, b, c]);
    expect(merged([storedItem(known(b))], [b, a])).toEqual([b]);
  });
});
