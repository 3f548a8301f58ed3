import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { errorMessages } from '#domain/error-messages/error-messages.ts';
import { registerPetDocumentRoutes } from '#server/http/pet-document-routes.ts';
import { smallestPdf as pdf } from '#tests/fakes/pdf.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { openWire, viewerOf, type Wire } from '../wire/portal.ts';
import { addPet, addUser } from './add-pets.ts';
import { adopter } from './wire-pets.ts';

const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500, 7)]);

/** A phone's photo: lying on its side, with the place in it. */
function photo(color: string): Promise<Buffer> {
  return sharp({ create: { width: 120, height: 80, channels: 3, background: color } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 12/1 0/1' } })
    .jpeg()
    .toBuffer();
}

describeOnBothDatabases('archivos of a pet', (databases) => {
  let wire: Wire;
  let id: string;
  let rosa: string;
  let [owner, stranger, administrator] = ['', '', ''];
  const documents = Fastify();

  beforeAll(async () => {
    wire = await openWire(databases);
    const { context } = wire;
    const people = [];
    for (let person = 0; person < 3; person += 1) people.push(await addUser(context.database));
    rosa = String(people[0]);
    [owner, stranger, administrator] = [
      `member:${rosa}`,
      `member:${people[1]}`,
      `administrator:${people[2]}`,
    ];
    const sessions = { ...context.sessions, authenticate: viewerOf };
    const { petUploads } = context;
    registerPetDocumentRoutes(documents, { context: { petUploads, sessions } });
  });
  beforeEach(async () => {
    id = await addPet(wire.context.database, { owner_id: rosa, pictures: [], contract_file: null });
  });
  afterAll(async () => {
    await documents.close();
    await wire.close();
  });

  async function upload(
    carpeta: string,
    bytes: Buffer,
    token?: string,
    name = 'foto.jpg',
    lang = '',
  ) {
    const form = new FormData();
    if (lang) form.set('lang', lang);
    form.set('carpeta', carpeta);
    form.set('archivo', new File([new Uint8Array(bytes)], name));
    const request = new Request('http://casa.example', { method: 'POST', body: form });
    const answer = await wire.app.inject({
      method: 'POST',
      url: '/api/archivos:subir',
      headers: {
        'content-type': String(request.headers.get('content-type')),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    const { data, message, errors } = answer.json();
    return { status: answer.statusCode, url: data?.url as string, message, errors };
  }

  const list = async (carpeta: string, token?: string) => {
    const { status, data } = await wire.post('archivos:consultar', { carpeta }, token);
    const files = data as unknown as { url: string }[] | undefined;
    return { status, files, urls: files?.map(({ url }) => url) };
  };
  const open = async (url: string, token?: string) => {
    const { pathname, search } = new URL(url);
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    return documents.inject({ url: pathname + search, headers });
  };
  const pictures = async () => {
    const where = [{ field: 'id', operator: '=', value: id }];
    const [row] = (await wire.ask({ filter: { where } }, owner)).data;
    return row?.payload.imagenes as string[];
  };

  it('a photo stands in imagenes at once, without what the camera wrote, and makes the pet public', async () => {
    const { status, url } = await upload(`mascotas/${id}/`, await photo('#804020'), owner);
    expect(status).toBe(200);
    expect(url).toMatch(/^https:\/\/casa\.example\/media\/[0-9a-f]{32}\/120\.webp$/);
    expect(await pictures()).toEqual([url]);
    expect((await list(`mascotas/${id}`, owner)).urls).toEqual([url]);

    const key = new URL(url).pathname.slice(1);
    const stored = await wire.context.files.open(key);
    const bytes = Buffer.concat(await (stored?.stream.toArray() ?? []));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    const where = [{ field: 'id', operator: '=', value: id }];
    expect((await wire.ask({ filter: { where } })).data).toHaveLength(1);
  });

  it('three files at most; the same one twice is one; what is removed makes room', async () => {
    const first = await upload(`mascotas/${id}/`, await photo('#111111'), owner);
    await upload(`mascotas/${id}/`, await photo('#111111'), owner);
    for (const color of ['#555555', '#999999']) {
      expect((await upload(`mascotas/${id}/`, await photo(color), owner)).status).toBe(200);
    }
    expect(await pictures()).toHaveLength(3);
    expect(await upload(`mascotas/${id}/`, await photo('#dddddd'), owner)).toMatchObject({
      status: 422,
      errors: { archivo: ['Puedes subir hasta 3 archivos'] },
    });
    await wire.post('archivos:eliminar', { carpeta: `mascotas/${id}/`, url: first.url }, owner);
    expect(await pictures()).toHaveLength(2);
    expect((await upload(`mascotas/${id}/`, await photo('#dddddd'), owner)).status).toBe(200);
  });

  it('of three at the same moment where one fits, one comes in', async () => {
    for (const color of ['#111111', '#555555']) {
      await upload(`mascotas/${id}/`, await photo(color), owner);
    }
    const colors = await Promise.all(['#999999', '#dddddd', '#804020'].map(photo));
    const answers = await Promise.all(colors.map((one) => upload(`mascotas/${id}/`, one, owner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await pictures()).toHaveLength(3);
  });

  onSqliteAlone(databases, () => {
    it('a program or HEIC that calls itself a photo is refused in words', async () => {
      expect(await upload(`mascotas/${id}/`, exe, owner)).toMatchObject({
        status: 415,
        errors: {
          archivo: [expect.stringMatching(/^Archivo no admitido: sube fotos en JPG.*MP4/)],
        },
      });
      const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
      for (const folder of ['mascotas', 'cedula']) {
        expect(await upload(`${folder}/${id}/`, heic, owner)).toMatchObject({
          status: 415,
          errors: { archivo: [errorMessages.photoHeic.es] },
        });
      }
      const whole = await photo('#804020');
      const cut = whole.subarray(0, Math.floor(whole.length / 2));
      expect((await upload(`mascotas/${id}/`, cut, owner)).status).toBe(422);
      expect(await pictures()).toEqual([]);
    });
  });

  onSqliteAlone(databases, () => {
    it.each(['mascotas', 'cedula', 'contrato'])(
      'to %s only the owner and administrators upload, and only they look into it',
      async (folder) => {
        const bytes = folder === 'mascotas' ? await photo('#804020') : pdf;
        const carpeta = `${folder}/${id}/`;
        for (const [token, status] of [
          [undefined, 401],
          [stranger, 403],
        ] as const) {
          expect((await upload(carpeta, bytes, token)).status).toBe(status);
          expect((await list(carpeta, token)).status).toBe(status);
        }
        expect((await list(carpeta, owner)).urls).toEqual([]);
        const { url } = await upload(carpeta, bytes, administrator);
        for (const [token, status] of [
          [undefined, 401],
          [stranger, 403],
        ] as const) {
          const answer = await wire.post('archivos:eliminar', { carpeta, url }, token);
          expect(answer.status).toBe(status);
        }
        expect((await list(carpeta, owner)).urls).toHaveLength(1);
        expect((await wire.post('archivos:eliminar', { carpeta, url }, owner)).status).toBe(200);
        expect((await list(carpeta, owner)).urls).toEqual([]);
      },
    );
  });

  onSqliteAlone(databases, () => {
    it('papers open for a session that may see them or by a signed address, and for nobody else', async () => {
      const { url } = await upload(`cedula/${id}/`, pdf, owner, 'cedula.pdf');
      expect((await open(url)).statusCode).toBe(404);
      expect((await open(url, stranger)).statusCode).toBe(404);
      for (const token of [owner, administrator]) {
        const answer = await open(url, token);
        expect([answer.statusCode, answer.rawPayload.equals(pdf)]).toEqual([200, true]);
        expect(answer.headers).toMatchObject({
          'cache-control': 'private, no-store',
          'content-type': 'application/pdf',
          'x-content-type-options': 'nosniff',
        });
      }
      const [signed = ''] = (await list(`cedula/${id}`, owner)).urls ?? [];
      expect((await open(signed)).statusCode).toBe(200);
      const later = new URL(signed);
      later.searchParams.set('vence', '9999999999999');
      expect((await open(later.href)).statusCode).toBe(404);
      const other = signed.replace('/cedula/', '/contrato/');
      expect((await open(other)).statusCode).toBe(404);
    });
  });

  it('papers keep their names, and open as what they are', async () => {
    await upload(`contrato/${id}`, pdf, owner, 'Contrato de Toñita.pdf');
    const { files } = await list(`contrato/${id}`, administrator);
    expect(files).toEqual([
      {
        url: expect.stringMatching(/^https:\/\/casa\.example\/archivos\/contrato\/.*firma=/),
        nombre: 'Contrato de Toñita.pdf',
        tamano: pdf.length,
        tipo: 'application/pdf',
        fecha: wire.context.clock.now().toISOString(),
      },
    ]);
    expect((await open(files?.[0]?.url ?? '')).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'inline; filename="Contrato de Tonita.pdf"; filename*=UTF-8\'\'Contrato%20de%20To%C3%B1ita.pdf',
    });

    await upload(`cedula/${id}/`, await photo('#804020'), owner, '../<cartilla>.png');
    const [picture] = (await list(`cedula/${id}`, owner)).files ?? [];
    expect(picture).toMatchObject({ nombre: '_cartilla_.jpg', tipo: 'image/jpeg' });
    expect((await open(picture?.url ?? '')).headers['content-disposition']).toMatch(/^inline; /);
  });

  it('one from before names were kept is called by what it is', async () => {
    await upload(`cedula/${id}/`, pdf, owner, 'cartilla.pdf');
    await wire.context.database.query.deleteFrom('pet_papers').where('pet_id', '=', id).execute();
    expect((await list(`cedula/${id}`, owner)).files).toMatchObject([
      { nombre: 'Certificado de esterilización.pdf', tamano: pdf.length, fecha: null },
    ]);
  });

  onSqliteAlone(databases, () => {
    it('a certificate may be a GIF, with as many frames as browsers bear', async () => {
      const frames = (count: number, side: number) => {
        const bytes = Buffer.alloc(side * side * count * 3, 90);
        for (let frame = 0; frame < count; frame += 2)
          bytes.fill(200, frame * side * side * 3, frame * side * side * 3 + 3);
        const raw = { width: side, height: side * count, channels: 3 as const, pageHeight: side };
        return sharp(bytes, { raw }).gif({ effort: 1 }).toBuffer();
      };
      const { status, url } = await upload(
        `cedula/${id}/`,
        await frames(3, 8),
        owner,
        'cedula.gif',
      );
      expect([status, url.split('.').at(-1)]).toEqual([200, 'gif']);
      expect((await open(url, owner)).headers['content-type']).toBe('image/gif');
      for (const bytes of [
        await frames(501, 4),
        Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(99, 7)]),
      ]) {
        expect((await upload(`cedula/${id}/`, bytes, owner, 'cedula.gif')).status).toBe(422);
      }
      expect((await list(`cedula/${id}`, owner)).urls?.[0]).toContain('.gif');
    });
  });

  it('a new certificate takes the place of the old', async () => {
    await upload(`cedula/${id}/`, pdf, owner);
    const { url } = await upload(`cedula/${id}/`, await photo('#804020'), owner);
    expect((await list(`cedula/${id}`, owner)).urls?.map((one) => one.split('?')[0])).toEqual([
      url,
    ]);
  });

  onSqliteAlone(databases, () => {
    it.each([
      ['a program', exe, 'contrato.pdf'],
      ['a text that begins like one', Buffer.from('%PDF-1.4 hola'), 'contrato.pdf'],
      ['a PDF that was cut off', pdf.subarray(0, 40), 'contrato.pdf'],
    ])('%s is no contract', async (_, bytes, name) => {
      expect(await upload(`contrato/${id}`, bytes, owner, name)).toMatchObject({
        status: 415,
        errors: { archivo: ['El contrato debe ser un PDF'] },
      });
    });
  });

  it('with the contract an adoption through the portal can be told', async () => {
    const { url } = await upload(`contrato/${id}`, pdf, owner, 'contrato.pdf');
    const payload = {
      estado: 'adoptado',
      nuestro_canal: 'SI',
      contrato: url,
      adoptante: adopter,
    };
    const answer = await wire.post(
      'catalogos:actualizar',
      { schema: 'mascotas', id, payload },
      owner,
    );
    expect(answer).toMatchObject({ status: 200, data: { payload: { contrato: url } } });

    const folder = { carpeta: `contrato/${id}`, url, lang: 'en' };
    expect(await wire.post('archivos:eliminar', folder, owner)).toMatchObject({
      status: 409,
      message: 'An adoption through us keeps its contract: upload another one in its place',
    });
    expect(await wire.context.files.list(`contrato/${id}/`)).toHaveLength(1);
    await upload(`contrato/${id}`, pdf, owner, 'otro.pdf');
    expect(await wire.context.files.list(`contrato/${id}/`)).toHaveLength(1);
  });

  it('a pet that is removed for good takes its papers along', async () => {
    await upload(`cedula/${id}/`, pdf, owner);
    await upload(`contrato/${id}/`, pdf, owner);
    await wire.post('catalogos:eliminar', { schema: 'mascotas', id }, administrator);
    await wire.context.jobs.runDue();
    for (const folder of ['cedula', 'contrato']) {
      expect(await wire.context.files.list(`${folder}/${id}/`)).toEqual([]);
    }
  });

  onSqliteAlone(databases, () => {
    it.each([
      [
        'es',
        'Puedes subir hasta 3 archivos',
        'Archivo no admitido',
        'El archivo pesa más de 40 MB',
      ],
      [
        'en',
        'You can upload up to 3 files',
        'File type not permitted',
        'The file is larger than 40 MB',
      ],
    ])('rejections come in %s', async (lang, tooMany, notPermitted, tooLarge) => {
      const carpeta = `mascotas/${id}/`;
      expect(await upload(carpeta, exe, owner, 'foto.jpg', lang)).toMatchObject({
        status: 415,
        message: expect.stringMatching(`^${notPermitted}`),
      });
      const large = Buffer.alloc(40 * 1024 * 1024 + 1);
      expect(await upload(carpeta, large, owner, 'foto.jpg', lang)).toMatchObject({
        status: 413,
        message: tooLarge,
        errors: { archivo: [tooLarge] },
      });
      for (const color of ['#010203', '#040506', '#070809']) {
        await upload(carpeta, await photo(color), owner);
      }
      const fourth = await upload(carpeta, await photo('#0a0b0c'), owner, 'foto.jpg', lang);
      expect(fourth).toMatchObject({ status: 422, errors: { archivo: [tooMany] } });
    });
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
  ])('%s that calls itself a photo is refused', async (_, text) => {
    expect((await upload(`mascotas/${id}/`, Buffer.from(text), owner)).status).toBe(415);
    expect((await upload(`cedula/${id}/`, Buffer.from(text), owner)).status).toBe(415);
    expect(await pictures()).toEqual([]);
  });

  onSqliteAlone(databases, () => {
    it('a photo that is a page as well is kept as a photo alone', async () => {
      const both = Buffer.concat([
        await photo('#336699'),
        Buffer.from('<script>alert(1)</script>'),
      ]);
      const { status, url } = await upload(`mascotas/${id}/`, both, owner);
      expect(status).toBe(200);
      for (const key of await wire.context.files.list(`media/${url.split('/')[4]}/`)) {
        const stored = await wire.context.files.open(key);
        const bytes = Buffer.concat((await stored?.stream.toArray()) ?? []);
        expect(bytes.includes('<script>'), key).toBe(false);
      }
    });

    it('an archive that would unpack to a gigabyte is never unpacked', async () => {
      const packed = deflateRawSync(Buffer.alloc(200 * 1024 * 1024));
      const name = Buffer.from('[Content_Types].xml');
      const head = Buffer.alloc(30);
      head.writeUInt32LE(0x04034b50, 0);
      head.writeUInt16LE(20, 4);
      head.writeUInt16LE(8, 8);
      head.writeUInt32LE(packed.length, 18);
      head.writeUInt32LE(200 * 1024 * 1024, 22);
      head.writeUInt16LE(name.length, 26);
      const before = process.memoryUsage().rss;
      const bomb = Buffer.concat([head, name, packed]);
      expect((await upload(`cedula/${id}/`, bomb, owner, 'cedula.docx')).status).toBe(415);
      expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
      expect((await list(`cedula/${id}/`, owner)).urls).toEqual([]);
    });

    it('a disk that is full is told in words, and nothing is half-saved', async () => {
      const { files } = wire.context;
      const events = () =>
        wire.context.database.query.selectFrom('audit_events').select('id').execute();
      const assets = () =>
        wire.context.database.query.selectFrom('media_assets').select('id').execute();
      const before = [await files.list('media/'), await assets(), await events()];
      const put = vi.spyOn(files, 'put').mockImplementation(async () => {
        throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      });
      for (const [folder, bytes] of [
        ['mascotas', await photo('#13579b')],
        ['cedula', pdf],
        ['contrato', pdf],
      ] as const) {
        const answer = await upload(`${folder}/${id}/`, bytes, owner, 'papel.pdf', 'en');
        expect([answer.status, answer.message]).toEqual([503, errorMessages.noRoom.en]);
      }
      put.mockRestore();
      expect([await files.list('media/'), await assets(), await events()]).toEqual(before);
      expect(await pictures()).toEqual([]);
      expect(readdirSync(join(wire.context.config.dataDir, 'uploads'))).toEqual([]);
    });

    it('a disk that is full while a file arrives is told as well', async () => {
      const { incoming } = wire.context;
      const withFolder = incoming.withFolder.bind(incoming);
      const full = vi.spyOn(incoming, 'withFolder').mockImplementation((account, work) =>
        withFolder(account, (folder, hold) => {
          // The third field is the file.
          symlinkSync('/dev/full', join(folder, '2'));
          return work(folder, hold);
        }),
      );
      const large = Buffer.alloc(3_000_000, 7);
      const answer = await upload(`mascotas/${id}/`, large, owner, 'foto.jpg', 'en');
      full.mockRestore();
      expect([answer.status, answer.message]).toEqual([503, errorMessages.noRoom.en]);
      expect(readdirSync(join(wire.context.config.dataDir, 'uploads'))).toEqual([]);
    });
  });

  describe('before a file is written', () => {
    const holds: number[] = [];
    beforeEach(() => {
      holds.length = 0;
      const { incoming } = wire.context;
      const withFolder = incoming.withFolder.bind(incoming);
      vi.spyOn(incoming, 'withFolder').mockImplementation((account, work) =>
        withFolder(account, (folder, hold) =>
          work(folder, (bytes) => {
            holds.push(bytes);
            return hold(bytes);
          }),
        ),
      );
    });
    afterEach(() => {
      vi.restoreAllMocks();
    });

    it('who may not upload there is refused', async () => {
      const nobodys = 'mascotas/0190c0de-0000-7000-8000-000000000000/';
      for (const [carpeta, status] of [
        [`mascotas/${id}/`, 403],
        [`cedula/${id}/`, 403],
        [`usuarios/${rosa}/`, 403],
        [nobodys, 404],
        ['gatos/1/', 422],
      ] as const) {
        expect((await upload(carpeta, pdf, stranger)).status).toBe(status);
      }
      expect(holds).toEqual([]);
    });

    it('what is announced as too large is refused', async () => {
      const large = Buffer.alloc(41 * 1024 * 1024);
      expect((await upload(`mascotas/${id}/`, large, owner)).status).toBe(413);
      expect(holds).toEqual([]);
    });

    it('room for it is held, also where its folder is named after it', async () => {
      const form = new FormData();
      form.set('archivo', new File([new Uint8Array(await photo('#224466'))], 'foto.jpg'));
      form.set('carpeta', `mascotas/${id}/`);
      const request = new Request('http://casa.example', { method: 'POST', body: form });
      const send = async (token: string) =>
        wire.app.inject({
          method: 'POST',
          url: '/api/archivos:subir',
          headers: {
            'content-type': String(request.headers.get('content-type')),
            authorization: `Bearer ${token}`,
          },
          payload: body,
        });
      const body = Buffer.from(await request.arrayBuffer());
      expect((await send(stranger)).statusCode).toBe(403);
      expect((await send(owner)).statusCode).toBe(200);
      expect(holds).toEqual([body.length, body.length]);
    });
  });

  onSqliteAlone(databases, () => {
    it('nothing of an upload stays behind on the disk', async () => {
      await upload(`mascotas/${id}/`, exe, owner);
      await upload(`cedula/${id}/`, pdf, owner);
      const folder = join(wire.context.config.dataDir, 'uploads');
      expect(readdirSync(folder)).toEqual([]);
    });
  });
});
