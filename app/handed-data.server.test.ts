import { expect, test } from 'vitest';
import { withData } from './handed-data.server.ts';

const page = '<!DOCTYPE html><html><body><p>Rex</p></body></html>';

test('what loaders found comes with the page, whatever people wrote', () => {
  const said = `Rex & "Luna" <!-- </script><script>stolen()</script> \u2028\u2029 \\ ñ 🐶`;
  const html = withData(page, said);
  expect(html).toMatch(
    /^<!DOCTYPE html><html><body><p>Rex<\/p><script.*<\/script><\/body><\/html>$/,
  );
  const [first = '', second = ''] = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(
    ([, program]) => program,
  );
  const handed: unknown[] = [];
  const streamController = { enqueue: (data: unknown) => handed.push(data), close: () => {} };
  for (const program of [first, second]) {
    new Function('window', program)({ __reactRouterContext: { streamController } });
  }
  expect(handed).toEqual([said]);
  expect(first).not.toMatch(/[<>&\u2028\u2029]/);
});

test('a page that ends otherwise is not sent without its data', () => {
  expect(() => withData('<html></html>', 'data')).toThrow('does not end');
});
