import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function write(work: (log: ReturnType<typeof createLog>) => void): string {
  const lines: string[] = [];
  work(createLog({ level: 'trace' }, { write: (line) => void lines.push(line) }));
  for (const line of lines) JSON.parse(line);
  return lines.join('');
}

test.each([
  'ana@example.mx',
  "o'hara+gatos@example.co.uk",
  'a@[127.0.0.1]',
  '<ana@example.mx>',
  '/recovery-change/ana%40example.mx/x',
  'a\nana@example.mx',
  '\u0001ana@example.mx',
  'casa:secreto@db.example',
])('hides the address in %j, wherever it stands', (text) => {
  const err = Object.assign(new Error(text, { cause: new Error(text) }), { detail: text });
  const line = write((log) => log.error({ err, folder: text }, text));
  expect(line).not.toMatch(/ana|hara|a@|secreto|example/);
  expect(line).toContain('[address]');
});

test('hides secrets, and leaves ids and names of files', () => {
  const secret = 'Qx7-Zr_0pY2vLk9sWc4TnB8mHd1JfGa3eUi6oXwVbNz';
  const id = '0192f0c1-7c1b-7d5e-8f11-3c1d2e4f5a6b';
  const file = `${'0a1b2c3d'.repeat(8)}.webp`;
  const line = write((log) => log.warn({ job: id, folder: file }, `GET /x/${secret}?y`));
  expect(line).not.toContain(secret);
  expect(line).toContain('GET /x/[hidden]?y');
  expect(line).toContain(id);
  expect(line).toContain(file);
});

test('keeps of an error what tells the mistake', () => {
  const err = Object.assign(new Error('no room', { cause: new Error('disk') }), {
    code: 'ENOSPC',
    recipient: 'Ana',
    errors: ['Ana'],
  });
  const line = write((log) => log.error({ err }, 'it failed'));
  expect(line).not.toContain('Ana');
  expect(JSON.parse(line).err).toEqual({
    type: 'Error',
    message: 'no room',
    code: 'ENOSPC',
    stack: expect.stringContaining('log.test.ts'),
    cause: { type: 'Error', message: 'disk', stack: expect.any(String) },
  });
});
