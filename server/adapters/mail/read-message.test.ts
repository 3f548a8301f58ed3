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

  const picture = (id: string, bytes: number, ...more: string[]) =>
    part(
      [
        `Content-Type: image/png; name="${id}.png"`,
        'Content-Transfer-Encoding: base64',
        `Content-ID: <${id}>`,
        ...more,
      ],
      Buffer.alloc(bytes, id).toString('base64'),
    );
  const related = (...parts: string[]) =>
    [part(['Content-Type: multipart/related; boundary=r'], ''), ...parts]
      .join('\r\n')
      .replaceAll(/\r\n--b(?=\r\n)/g, '\r\n--r')
      .replace('boundary=r\r\n\r\n', 'boundary=r\r\n')
      .concat('\r\n--r--');

  it('are photos within the text as well, but neither logos nor styles', async () => {
    const found = await read(
      related(
        part(['Content-Type: text/html'], '<img src="cid:foto"><img src="cid:logo">'),
        picture('foto', 60_000),
        picture('logo', 6_000),
        part(['Content-Type: text/css', 'Content-ID: <css>'], 'p {}'),
        part(['Content-Type: application/pdf; name="a.pdf"', 'Content-ID: <pdf>'], 'pdf'),
      ),
      picture('suelta', 6_000, 'Content-Disposition: inline'),
    );
    expect(found.map(([name, content]) => [name, content?.length])).toEqual([
      ['foto.png', 60_000],
      ['a.pdf', 3],
      ['suelta.png', 6_000],
    ]);
    expect(readdirSync(folder)).toHaveLength(4);
  });

  it.each([
    ['as it is', [], (message: string) => message],
    ['as an attachment', ['Content-Disposition: attachment; filename="m.eml"'], String],
    [
      'encoded',
      ['Content-Disposition: attachment', 'Content-Transfer-Encoding: base64'],
      (message: string) => Buffer.from(message).toString('base64'),
    ],
    ['within the text', ['Content-Disposition: inline'], String],
  ])(
    'are those of a message that was forwarded %s, not of one within it',
    async (_, more, form) => {
      const head = (boundary: string) => [
        `Content-Type: multipart/mixed; boundary=${boundary}`,
        '',
      ];
      const attachedTo = (boundary: string, name: string) => [
        `--${boundary}`,
        `Content-Type: application/pdf; name="${name}"`,
        'Content-Disposition: attachment',
        '',
        name,
      ];
      const deeper = [...head('d'), ...attachedTo('d', 'deep.pdf'), '--d--', ''];
      const message = [
        'From: Vet <vet@vet.example>',
        ...head('m'),
        ...attachedTo('m', 'first.pdf'),
        '--m',
        'Content-Type: message/rfc822',
        'Content-Disposition: inline',
        '',
        ...deeper,
        '--m--',
        '',
      ].join('\r\n');
      expect(
        await read(
          part(['Content-Type: message/rfc822', ...more], form(message)),
          attached('last.pdf', '8bit', 'last.pdf'),
        ),
      ).toEqual([
        ['first.pdf', 'first.pdf'],
        ['last.pdf', 'last.pdf'],
      ]);
    },
  );

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
    const file = ['--b', 'Content-Type: application/pdf; name="a.pdf"'];
    const disposition = ['Content-Disposition: attachment', '', 'no base64'];
    expect(await read([mixed, '', ...plain, ...file, ...disposition, '--b--'])).toEqual({
      text: expect.stringMatching(/^¡Sí!\n> ¿Pueden\?\s*$/),
      attachments: ['a.pdf'],
    });
    expect(readdirSync(folder)).toEqual(['message']);
  });

  const html = (text: string) => ['Content-Type: text/html; charset=utf-8', '', text];
  const plain = (text: string) => ['Content-Type: text/plain; charset=utf-8', '', text];
  const photo = ['Content-Type: image/jpeg; name="foto.jpg"', '', 'x'];
  const multipart = (kind: string, boundary: string, ...parts: string[][]) => [
    `Content-Type: multipart/${kind}; boundary=${boundary}`,
    '',
    ...parts.flatMap((lines) => [`--${boundary}`, ...lines]),
    `--${boundary}--`,
  ];

  it.each([
    [
      'its parts around a photo',
      multipart('mixed', 'b', plain('Así está.'), photo, plain('¿Vienen?')),
      'Así está.\n\n¿Vienen?',
    ],
    [
      'its parts in HTML around a file',
      multipart('mixed', 'b', html('<p>Así está.</p>'), photo, html('<p>¿Vienen?</p>')),
      'Así está.\n\n¿Vienen?',
    ],
    [
      'one of its forms, and what stands below',
      multipart(
        'mixed',
        'b',
        multipart(
          'alternative',
          'a',
          plain('Hola'),
          multipart('related', 'r', html('Otra'), photo),
        ),
        plain('Lista de correo'),
      ),
      'Hola\n\nLista de correo',
    ],
    [
      'the form that says something',
      multipart(
        'alternative',
        'a',
        plain(' '),
        multipart('mixed', 'b', html('<p>Uno</p>'), photo, html('<p>Dos</p>')),
      ),
      'Uno\n\nDos',
    ],
    [
      'a forwarded message',
      multipart(
        'mixed',
        'b',
        plain('Me llegó esto:'),
        [
          'Content-Type: message/rfc822',
          'Content-Disposition: attachment',
          '',
          'From: =?utf-8?Q?Ver=C3=B3nica?= <vero@vet.example>',
          'Date: Wed, 25 Nov 2026 10:00:00 -0600',
          'Subject: Canela',
          ...multipart('alternative', 'a', plain('Está sana.'), html('<p>Está sana.</p>')),
        ],
        photo,
      ),
      'Me llegó esto:\n\n---------- Mensaje reenviado ----------\nDe: Verónica <vero@vet.example>\n' +
        'Fecha: Wed, 25 Nov 2026 10:00:00 -0600\nAsunto: Canela\n\nEstá sana.',
    ],
  ])('is %s', async (_what, lines, text) => {
    expect(await read(lines)).toEqual({
      text: expect.stringMatching(/\S/),
      attachments: ['foto.jpg'],
    });
    expect((await read(lines)).text.trim()).toBe(text);
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
