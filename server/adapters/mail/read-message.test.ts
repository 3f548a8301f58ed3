import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readAttachments, readText, UnreadableMessage } from './read-message.ts';

const megabyte = 1024 * 1024;

describe('the attachments of a message', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'casa-animal-mail-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const part = (headers: string[], body: string) => ['--b', ...headers, '', body].join('\r\n');
  const attached = (name: string, encoding: string, body: string) =>
    part(
      [
        `Content-Type: application/pdf; name="${name}"`,
        `Content-Transfer-Encoding: ${encoding}`,
        'Content-Disposition: attachment',
      ],
      body,
    );
  async function read(...parts: string[]) {
    const path = join(folder, 'message');
    const head = ['To: a@casa.example', 'Content-Type: multipart/mixed; boundary=b', ''];
    writeFileSync(path, [...head, ...parts, '--b--', ''].join('\r\n'));
    const found = await readAttachments({ path }, folder);
    return found.map((one) => [one.name, readFileSync(one.path, 'utf8')]);
  }

  it('are decoded to the disk, with their names', async () => {
    const base64 = Buffer.from('hola '.repeat(50_000)).toString('base64');
    expect(
      await read(
        part(['Content-Type: text/plain'], 'Va la cartilla.'),
        attached('=?utf-8?Q?Cartilla_=C3=B1.pdf?=', 'base64', base64),
        attached('b.pdf', 'quoted-printable', 'ma=C3=B1=\r\nana'),
        attached('c.pdf', '8bit', 'tal cual'),
        part(['Content-Type: text/html', 'Content-Disposition: attachment'], '<p>'),
      ),
    ).toEqual([
      ['Cartilla ñ.pdf', 'hola '.repeat(50_000)],
      ['b.pdf', 'mañana'],
      ['c.pdf', 'tal cual'],
      ['', '<p>'],
    ]);
  });

  it('are the first ten', async () => {
    const parts = Array.from({ length: 12 }, (_, n) => attached(`${n}.pdf`, '8bit', `${n}`));
    expect((await read(...parts)).map(([name]) => name)).toEqual(
      Array.from({ length: 10 }, (_, n) => `${n}.pdf`),
    );
  });

  it('do not wait for the text, which is never decoded', async () => {
    const text = '=41'.repeat((6 * megabyte) / 3);
    const headers = ['Content-Type: text/plain', 'Content-Transfer-Encoding: quoted-printable'];
    expect(await read(part(headers, text), attached('a.pdf', '8bit', 'a'))).toEqual([
      ['a.pdf', 'a'],
    ]);
    expect(readdirSync(folder).toSorted()).toEqual(['attachment-0', 'message']);
  });

  it.each([
    [
      'more quoted-printable than can be decoded',
      [attached('a', 'quoted-printable', '=41'.repeat(megabyte * 1.5))],
    ],
    ['more parts than any mail has', Array.from({ length: 1_001 }, () => part([], ''))],
    ['a part with too many header fields', [part([`X-Long: ${'a'.repeat(200_000)}`], '')]],
    [
      'parts within parts without end',
      Array.from({ length: 1_001 }, () => part(['Content-Type: multipart/mixed; boundary=b'], '')),
    ],
  ])('are none where there is %s', async (_, parts) => {
    await expect(read(...parts)).rejects.toThrow(UnreadableMessage);
  });
});

describe('the text of a message', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'casa-animal-mail-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function read(lines: string[], encoding: BufferEncoding = 'utf8') {
    const path = join(folder, 'message');
    writeFileSync(path, Buffer.from(['To: a@casa.example', ...lines, ''].join('\r\n'), encoding));
    return readText({ path });
  }

  it('is its plain part, with the names of what is attached, which is not decoded', async () => {
    const mixed = 'Content-Type: multipart/mixed; boundary=b';
    const plain = ['--b', 'Content-Type: text/plain; charset=utf-8', '', '¡Sí!', '> ¿Pueden?'];
    const html = ['--b', 'Content-Type: text/html', '', '<p>Otra</p>'];
    const file = ['--b', 'Content-Type: application/pdf; name="a.pdf"'];
    const disposition = ['Content-Disposition: attachment', '', 'no base64'];
    expect(await read([mixed, '', ...plain, ...html, ...file, ...disposition, '--b--'])).toEqual({
      text: expect.stringMatching(/^¡Sí!\n> ¿Pueden\?\s*$/),
      attachments: ['a.pdf'],
    });
    expect(readdirSync(folder)).toEqual(['message']);
  });

  it.each([
    ['latin1', 'Content-Type: text/plain; charset=iso-8859-1', 'ma\xf1ana', 'mañana'],
    ['utf8', 'Content-Type: text/plain; charset=nobody-knows', 'mañana', 'mañana'],
    ['utf8', 'Content-Type: text/plain; format=flowed', 'una \r\nlínea\r\notra', 'una línea\notra'],
  ] as const)('is read in %s as %s', async (encoding, type, body, text) => {
    expect((await read([type, '', body], encoding)).text.trim()).toBe(text);
  });

  it('is that of its HTML where it has no other, without what HTML can do', async () => {
    const body =
      '<style>p{}</style><p>Sí, <b>gracias</b>.<br>Ana</p><script>alert(1)</script><img src="http://x">' +
      '<blockquote>¿Pueden?</blockquote>';
    const { text } = await read(['Content-Type: text/html; charset=utf-8', '', body]);
    expect(text).toMatch(/^Sí, gracias\.\nAna\s+> ¿Pueden\?$/);
  });

  it('keeps the cells of its tables apart, a row on each line', async () => {
    const row = (cell: string, ...cells: string[]) =>
      `<tr>${cells.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;
    const data = `<table>${row('th', 'Nombre', 'Edad')}${row('td', 'Canela', '3 años', '')}</table>`;
    const layout = `<table>${row('td', '', '<table><tr><td><p>Uno</p><p>Dos</p></td></tr></table>')}</table>`;
    const { text } = await read(['Content-Type: text/html', '', `<p>Hola</p>${data}${layout}`]);
    expect(text).toBe('Hola\n\nNombre Edad\nCanela 3 años\n\nUno\n\nDos');
  });

  it('is cut where it is endless', async () => {
    const { text } = await read(['Content-Type: text/plain', '', 'a line\r\n'.repeat(50_000)]);
    expect(text).toHaveLength(40_000);
    const { text: html } = await read(['Content-Type: text/html', '', '<div>'.repeat(50_000)]);
    expect(html.length).toBeLessThanOrEqual(40_000);
  });
});
