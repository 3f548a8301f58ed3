import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInline, scriptMark } from './inline-scripts.server.ts';

const hashOf = (program: string) =>
  `'sha256-${createHash('sha256').update(program).digest('base64')}'`;

test('only scripts and styles that we wrote are allowed, and what marked them is gone', () => {
  const page = [
    `<script nonce="${scriptMark}">first()</script>`,
    `<script type="text/plain" nonce="${scriptMark}" id="program">import "/a.js"\n</script>`,
    `<script nonce="${scriptMark}">first('ñ')</script>`,
    `<script src="/b.js" nonce="${scriptMark}"></script>`,
    '<script>stolen()</script><script nonce="guess">stolen()</script>',
    `<style id="page-styles" nonce="${scriptMark}">a{b:url("</script>")}</style>`,
    '<style>a{b:c}</style>',
  ].join('');
  const { html, scripts, styles } = hashInline(page);
  expect(scripts).toEqual([hashOf('first()'), hashOf('import "/a.js"\n'), hashOf("first('ñ')")]);
  expect(styles).toEqual([hashOf('a{b:url("</script>")}')]);
  expect(html).not.toContain(scriptMark);
  expect(html).toContain('<script>first()</script>');
});
