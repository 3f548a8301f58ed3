import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPeople } from '#content/demo/people.ts';
import { resources } from '#content/resources/resources.ts';
import { languages } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { renderDocument } from '#server/features/communication/resources/render-document.ts';
import { builtFor } from '#server/features/communication/resources/resources.service.ts';
import { adopter, luna } from '../api/pets/wire-pets.ts';
import type { UploadableFile } from '../e2e/photos.ts';
import { call, startSession, upload } from '../e2e/wire.ts';
import { portal } from '../setup/portal.ts';

const { rescuer } = demoPeople;
const vet = { esterilizacion_mvz_nombre: 'Dra. Xulab Privada', phone: '9841112233' };

interface Row {
  id: string;
  payload: { imagenes: string[]; contrato: string | null };
}

describe('of a pet that has every paper there is', () => {
  let id = '';
  let images: string[] = [];
  let secrets: string[] = [];

  beforeAll(async () => {
    const { jwt, usuario } = await startSession(rescuer);
    const send = <Data>(action: string, body: object) => call<Data>(action, body, jwt);
    const change = (payload: object) =>
      send<Row>('catalogos:actualizar', { schema: 'mascotas', id, payload });

    const described = {
      ...luna,
      nombre: 'Xtabay',
      fecha_ultima_desparasitacion: '2020-02-29',
      esterilizacion_mvz_nombre: vet.esterilizacion_mvz_nombre,
    };
    id = (await send<Row>('catalogos:crear', { schema: 'mascotas', payload: described })).id;
    const paper = await pdf();
    const papers = [
      await upload(`cedula/${id}/`, paper, jwt),
      await upload(`contrato/${id}`, paper, jwt),
    ];
    await change({ estado: 'adoptado', nuestro_canal: 'SI', adoptante: adopter });
    await change({ estado: 'adopcion' });
    // Last, for with its first picture everybody sees it.
    await upload(`mascotas/${id}/`, await photoWithItsPlace(), jwt);
    const where = [{ field: 'id', operator: '=', value: id }];
    const [row] = await send<Row[]>('catalogos:consultar', {
      schema: 'mascotas',
      filter: { where },
    });
    images = row?.payload.imagenes ?? [];
    expect(JSON.stringify(row)).toContain(adopter.correo);

    secrets = [
      ...papers.map((address) => address.split('/').at(-1) ?? ''),
      usuario.id,
      rescuer.name,
      rescuer.email,
      ...writings(rescuer.phone),
      vet.esterilizacion_mvz_nombre,
      ...writings(vet.phone),
      ...writings(adopter.telefono.replaceAll('-', '')),
      adopter.nombre,
      adopter.correo,
      adopter.domicilio_calle,
      '2020-02-29',
    ];
  });

  it.each(
    languages.flatMap(
      (language) =>
        [
          [language, 'its page', () => pathFor('adoptionPet', language, { id })],
          [
            language,
            'the data of its page',
            () => `${pathFor('adoptionPet', language, { id })}.data`,
          ],
          [language, 'the list', () => pathFor('adoptionPets', language)],
          [language, 'the data of the list', () => `${pathFor('adoptionPets', language)}.data`],
          [language, 'the feed for readers', () => `/feeds/${language}.xml`],
          [language, 'the feed for programs', () => `/feeds/${language}.json`],
        ] as const,
    ),
  )('%s: %s tells nobody its secrets', async (_language, _what, path) => {
    const text = await (await fetch(portal.url + path())).text();
    expect(text).toContain('Xtabay');
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('neither the sitemap nor the home page does', async () => {
    for (const path of ['/sitemap.xml', '/', '/_root.data', '/home']) {
      const text = await (await fetch(portal.url + path)).text();
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    }
  });

  it('nor does the wire, to visitors', async () => {
    const where = [{ field: 'id', operator: '=', value: id }];
    const rows = await call<Row[]>('catalogos:consultar', {
      schema: 'mascotas',
      filter: { where },
    });
    expect(rows).toHaveLength(1);
    const text = JSON.stringify(rows);
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it('its pictures keep nothing of the camera and the place', async () => {
    const [largest = ''] = images;
    const folder = largest.slice(0, largest.lastIndexOf('/') + 1);
    const shared = `${folder}og.jpg`;
    for (const address of [largest, largest.replace('.webp', '.avif'), shared]) {
      const response = await fetch(address);
      expect({ address, status: response.status }).toMatchObject({ status: 200 });
      const bytes = Buffer.from(await response.arrayBuffer());
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
      expect(bytes.includes('Camara de Marisol')).toBe(false);
    }
  });
});

/** As it is stored and as it is written. */
const writings = (phone: string) => [
  phone,
  `${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`,
];

async function photoWithItsPlace(): Promise<UploadableFile> {
  const buffer = await sharp({
    create: { width: 900, height: 700, channels: 3, background: '#a8683a' },
  })
    .withExif({
      IFD0: { Make: 'Camara de Marisol' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 12/1 41/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Camara de Marisol</x:xmpmeta>')
    .jpeg()
    .toBuffer();
  return { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer };
}

async function pdf(): Promise<UploadableFile> {
  const resource = resources.find(({ id }) => id === 'adoption-contract');
  if (!resource) throw new Error('no adoption contract');
  const of = { resource, language: 'es', format: 'pdf', createdAt: new Date(0) } as const;
  const request = { ...of, organisation: builtFor.es };
  const { bytes } = await renderDocument(request);
  return { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: bytes };
}
