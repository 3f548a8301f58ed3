import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CachedTexts } from './cached-texts.ts';

describe('cached texts', () => {
  it('are made once, however many ask at the same time', async () => {
    const texts = new CachedTexts();
    let made = 0;
    const ask = () =>
      texts.get('a 1', async () => {
        made += 1;
        return ['one ', 'two'];
      });
    const answers = await Promise.all(Array.from({ length: 20 }, ask));
    await ask();
    expect(made).toBe(1);
    expect(gunzipSync(answers[0]?.gzip ?? '').toString()).toBe('one two');
    expect(new Set(answers.map(({ etag }) => etag)).size).toBe(1);
  });

  it('are made one at a time', async () => {
    const texts = new CachedTexts();
    let [open, most] = [0, 0];
    function* write() {
      open += 1;
      most = Math.max(most, open);
      yield 'a';
      yield 'b';
      open -= 1;
    }
    await Promise.all(['1', '2', '3'].map((key) => texts.get(key, async () => write())));
    expect(most).toBe(1);
  });

  it('are unpacked once for all who take nothing else', async () => {
    const texts = new CachedTexts();
    const ask = async () => (await texts.get('a', async () => ['one ', 'dós'])).plain();
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, ask));
    expect(String(first)).toBe('one dós');
    for (const other of others) expect(other).toBe(first);
    expect(await ask()).toBe(first);
  });

  it('that are very long are unpacked as they are read, and not kept so', async () => {
    const texts = new CachedTexts();
    const megabyte = 'x'.repeat(1024 * 1024);
    const text = await texts.get('a', async () => Array.from({ length: 5 }, () => megabyte));
    const read = await text.plain();
    if (!(read instanceof Readable)) throw new Error('It is held as a whole.');
    expect((await buffer(read)).length).toBe(5 * megabyte.length);
  });

  it('that could not be made are tried again', async () => {
    const texts = new CachedTexts();
    const broken = texts.get('a', async () => {
      throw new Error('no database');
    });
    await expect(broken).rejects.toThrow('no database');
    function* half() {
      yield 'half';
      throw new Error('no words');
    }
    await expect(texts.get('a', async () => half())).rejects.toThrow('no words');
    const { gzip } = await texts.get('a', async () => ['there']);
    expect(gunzipSync(gzip).toString()).toBe('there');
  });
});
