import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashScripts, scriptMark } from './inline-scripts.server.ts';

const hashOf = (program: string) =>
  `'sha256-${createHash('sha256').update(program).digest('base64')}'`;

test('only scripts that we wrote are allowed, and what marked them is gone', () => {
  const page = [
    `<script nonce="${scriptMark}">first()</script>`,
    `<script type="text/plain" nonce="${scriptMark}" id="program">import "/a.js"\n</script>`,
    `<script nonce="${scriptMark}">first('ñ')</script>`,
    `<script src="/b.js" nonce="${scriptMark}"></script>`,
    '<script>stolen()</script><script nonce="guess">stolen()</script>',
  ].join('');
  const { html, hashes } = hashScripts(page);
  expect(hashes).toEqual([hashOf('first()'), hashOf('import "/a.js"\n'), hashOf("first('ñ')")]);
  expect(html).not.toContain(scriptMark);
  expect(html).toContain('<script>first()</script>');
});
