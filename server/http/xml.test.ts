import { expect, it } from 'vitest';
import { escapeXml } from './xml.ts';

it('lets no name break out of its element', () => {
  expect(escapeXml(`<b a="1">Tom & 'Ñuñu'</b>`)).toBe(
    '&lt;b a=&quot;1&quot;&gt;Tom &amp; &apos;Ñuñu&apos;&lt;/b&gt;',
  );
});

it('leaves out what XML cannot hold', () => {
  expect(escapeXml('a\u0000b\u0008c\uFFFFd\ud800e🐶\n')).toBe('abcde🐶\n');
});
