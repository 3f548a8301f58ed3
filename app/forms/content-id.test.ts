import { expect, it } from 'vitest';
import { contentId, nameInContentId } from './content-id.ts';

const photo = (content: BlobPart[], name = 'image.jpg', lastModified = 1) =>
  new File(content, name, { type: 'image/jpeg', lastModified });
const large = (last: string) => [new Uint8Array(1024 * 1024 + 10), last];

it('is the same for one name and content, whenever they were chosen', async () => {
  expect(await contentId(photo(['a'], undefined, 1))).toBe(
    await contentId(photo(['a'], undefined, 2)),
  );
});

it.each([
  ['content', photo(['a']), photo(['b'])],
  ['content behind the first megabyte', photo(large('a')), photo(large('b'))],
  ['name', photo(['a'], 'one.jpg'), photo(['a'], 'two.jpg')],
])('is another for another %s', async (_, one, other) => {
  expect(await contentId(one)).not.toBe(await contentId(other));
});

it('tells files apart that cannot be read by their size and time', async () => {
  const unreadable = (size: number) =>
    Object.assign(photo(['x'.repeat(size)]), { slice: () => expect.fail() });
  expect(await contentId(unreadable(1))).toBe(await contentId(unreadable(1)));
  expect(await contentId(unreadable(1))).not.toBe(await contentId(unreadable(2)));
});

it('still says the name', async () => {
  expect(nameInContentId(await contentId(photo(['a'], 'Luna y Sol.jpg')))).toBe('Luna y Sol.jpg');
  expect(nameInContentId('Luna y Sol.jpg')).toBe('Luna y Sol.jpg');
});
