import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { registerPetDocumentRoutes } from '#server/http/pet-document-routes.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openWire, viewerOf, type Wire } from '../wire/portal.ts';
import { addPet, addUser } from './add-pets.ts';

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n',
);
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
    await documents.register(registerPetDocumentRoutes, { context: { petUploads, sessions } });
  });
  beforeEach(async () => {
    id = await addPet(wire.context.database, { owner_id: rosa, pictures: [], contract_file: null });
  });
  afterAll(async () => {
    await documents.close();
    await wire.close();
  });

  async function upload(carpeta: string, bytes: Buffer, token?: string, name = 'foto.jpg') {
    const form = new FormData();
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
    return {
      status,
      urls: (data as unknown as { url: string }[] | undefined)?.map(({ url }) => url),
    };
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
    for (const color of ['#121212', '#565656']) {
      await upload(`mascotas/${id}/`, await photo(color), owner);
    }
    const colors = await Promise.all(['#0000ff', '#00ff00', '#ff0000'].map(photo));
    const answers = await Promise.all(colors.map((one) => upload(`mascotas/${id}/`, one, owner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect(await pictures()).toHaveLength(3);
  });

  it('a program that calls itself a photo is refused in words', async () => {
    expect(await upload(`mascotas/${id}/`, exe, owner)).toMatchObject({
      status: 415,
      errors: { archivo: [expect.stringMatching(/^Archivo no admitido: sube fotos en JPG.*MP4/)] },
    });
    const whole = await photo('#804020');
    const cut = whole.subarray(0, Math.floor(whole.length / 2));
    expect((await upload(`mascotas/${id}/`, cut, owner)).status).toBe(422);
    expect(await pictures()).toEqual([]);
  });

  it.each(['mascotas', 'cedula', 'contrato'])(
    'to %s only the owner and administrators upload, and only they look into it',
    async (folder) => {
      const bytes = folder === 'mascotas' ? await photo('#333333') : pdf;
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

  it('a new certificate takes the place of the old', async () => {
    await upload(`cedula/${id}/`, pdf, owner);
    const { url } = await upload(`cedula/${id}/`, await photo('#444444'), owner);
    expect((await list(`cedula/${id}`, owner)).urls?.map((one) => one.split('?')[0])).toEqual([
      url,
    ]);
  });

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

  it('with the contract an adoption through the portal can be told', async () => {
    const { url } = await upload(`contrato/${id}`, pdf, owner, 'contrato.pdf');
    const payload = {
      estado: 'adoptado',
      nuestro_canal: 'SI',
      contrato: url,
      adoptante: {
        nombre: 'Tomás Poot',
        telefono: '984-765-4321',
        correo: 'tomas@example.org',
        domicilio_calle: 'Calle Sol 12',
        domicilio_colonia: 'Centro',
        domicilio_cp: '77760',
        domicilio_estado: 'Quintana Roo',
        domicilio_ciudad: 'Tulum',
        domicilio_pais: 'México',
      },
    };
    const answer = await wire.post(
      'catalogos:actualizar',
      { schema: 'mascotas', id, payload },
      owner,
    );
    expect(answer).toMatchObject({ status: 200, data: { payload: { contrato: url } } });
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

  it('nothing of an upload stays behind on the disk', async () => {
    await upload(`mascotas/${id}/`, exe, owner);
    await upload(`cedula/${id}/`, pdf, owner);
    const folder = join(wire.context.config.dataDir, 'uploads');
    expect(readdirSync(folder)).toEqual(['resumable']);
  });
});
