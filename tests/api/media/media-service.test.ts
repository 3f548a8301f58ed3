import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { portraitSvg } from '#content/portraits/portrait.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { createMediaService } from '#server/features/kits/media/media.service.ts';
import { openPicture } from '#server/features/kits/media/open-picture.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { blue, halves, type MediaStore, openMediaStore, red } from './media-store.ts';

/** As a phone held upright writes it: stored lying, to be turned, with the place of a home in it. */
function phonePhoto(): Promise<Buffer> {
  return halves(1600, 1200)
    .withExif({
      IFD0: { Make: 'Telefono', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 12/1 41/1' },
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
    .jpeg()
    .toBuffer();
}

async function pixelAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const area = { left: x, top: y, width: 1, height: 1 };
  return [...(await sharp(bytes).removeAlpha().extract(area).raw().toBuffer())];
}

/** A PNG of a few bytes that claims to be larger than it is. */
function bomb(width: number, height: number, bits = 8): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), body.length + 4);
    return frame;
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, bits, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describeOnBothDatabases('pictures and videos', (databases) => {
  let store: MediaStore;

  beforeAll(async () => {
    store = await openMediaStore(databases);
  });
  afterAll(() => store.close());

  it('brings a photo to three widths in two formats, and knows its size', async () => {
    const asset = await store.media.addImage(await halves(2000, 1500).jpeg().toBuffer());
    expect(asset).toMatchObject({
      kind: 'image',
      width: 1280,
      height: 960,
      widths: [360, 720, 960, 1280],
      videoUrl: null,
    });
    for (const width of asset.widths) {
      const avif = await sharp(await store.fileOf(asset.id, `${width}.avif`)).metadata();
      expect(avif).toMatchObject({ format: 'heif', compression: 'av1', width });
      const webp = await sharp(await store.fileOf(asset.id, `${width}.webp`)).metadata();
      expect(webp).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 });
    }
  });

  onSqliteAlone(databases, () => {
    it.each([
      [500, [360, 500]],
      [360, [360]],
      [90, [90]],
    ])('never enlarges a picture %i wide', async (width, widths) => {
      const asset = await store.media.addImage(await halves(width, 60).png().toBuffer());
      expect(asset).toMatchObject({ width, height: 60, widths });
      expect(await store.files.list(`media/${asset.id}/`)).toHaveLength(2 * widths.length + 1);
    });

    it('turns a photo upright and leaves place, phone and profile behind', async () => {
      const photo = await phonePhoto();
      expect((await sharp(photo).metadata()).exif?.includes('Telefono')).toBe(true);
      const asset = await store.media.addImage(photo);
      expect(asset).toMatchObject({ width: 1200, height: 1600 });
      for (const key of await store.files.list(`media/${asset.id}/`)) {
        const file = await readFile(join(store.folder, key));
        const { exif, icc, xmp, iptc, orientation } = await sharp(file).metadata();
        expect({ exif, icc, xmp, iptc, orientation }, key).toEqual({});
      }
      // Lying, red was left; upright, red is on top.
      const top = await store.fileOf(asset.id, '720.webp');
      const [r = 0, , b = 0] = await pixelAt(top, 320, 40);
      expect(r).toBeGreaterThan(b + 100);
      const [r2 = 0, , b2 = 0] = await pixelAt(top, 320, 800);
      expect(b2).toBeGreaterThan(r2 + 100);
    });

    it('keeps a panorama in twice the width, and proposes where it may be cropped', async () => {
      const panorama = sharp({
        create: { width: 3000, height: 750, channels: 3, background: '#3f6f3a' },
      }).composite([
        {
          input: { create: { width: 300, height: 400, channels: 3, background: '#fff8ec' } },
          left: 900,
          top: 200,
        },
      ]);
      const asset = await store.media.addImage(await panorama.jpeg().toBuffer());
      expect(asset).toMatchObject({
        width: 2560,
        height: 640,
        widths: [360, 720, 960, 1280, 2560],
      });
      const { x, y } = asset.focus;
      expect(x).toBeGreaterThan(0.3);
      expect(x).toBeLessThan(0.4);
      expect(y).toBeGreaterThan(0.25);
      expect(y).toBeLessThan(0.6);
    });

    it('makes a small placeholder and a JPEG for links', async () => {
      const asset = await store.media.addImage(await halves(900, 700).webp().toBuffer());
      expect(asset.placeholder).toMatch(/^data:image\/webp;base64,/);
      expect(asset.placeholder.length).toBeLessThan(400);
      const share = await sharp(await store.fileOf(asset.id, 'og.jpg')).metadata();
      expect(share).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    });
  });

  it('keeps the same picture once, also when only what is written about it differs', async () => {
    const picture = halves(400, 300);
    const png = await picture.clone().png().toBuffer();
    const tagged = await picture
      .clone()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .png()
      .toBuffer();
    expect(tagged.equals(png)).toBe(false);
    const first = await store.media.addImage(png);
    const stored = await store.files.list(`media/${first.id}/`);
    expect(await Promise.all([store.media.addImage(tagged), store.media.addImage(png)])).toEqual([
      first,
      first,
    ]);
    expect(await store.files.list(`media/${first.id}/`)).toEqual(stored);
    expect((await store.rows()).filter(({ id }) => id === first.id)).toHaveLength(1);
  });

  it('writes files anew when the store has lost them', async () => {
    const photo = await halves(410, 300).png().toBuffer();
    const { id } = await store.media.addImage(photo);
    for (const key of await store.files.list(`media/${id}/`)) await store.files.delete(key);
    await store.media.addImage(photo);
    expect(await store.files.list(`media/${id}/`)).toHaveLength(5);
  });

  onSqliteAlone(databases, () => {
    it('lays a transparent picture on paper and takes the first frame of an animation', async () => {
      const clear = {
        width: 40,
        height: 40,
        channels: 4 as const,
        background: { ...red, alpha: 0 },
      };
      const asset = await store.media.addImage(await sharp({ create: clear }).png().toBuffer());
      const [, , blueOfPaper] = await pixelAt(await store.fileOf(asset.id, '40.webp'), 20, 20);
      expect(Math.abs((blueOfPaper ?? 0) - 0xec)).toBeLessThanOrEqual(3);

      const frame = (background: typeof red) =>
        sharp({ create: { width: 64, height: 64, channels: 3, background } })
          .png()
          .toBuffer();
      const frames = await Promise.all([frame(blue), frame(red)]);
      const animated = await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer();
      expect((await sharp(animated).metadata()).pages).toBe(2);
      const first = await store.media.addImage(animated);
      expect(first).toMatchObject({ width: 64, height: 64 });
      const [r = 0, , b = 0] = await pixelAt(await store.fileOf(first.id, '64.webp'), 32, 32);
      expect(b).toBeGreaterThan(r + 100);
    });
  });

  onSqliteAlone(databases, () => {
    it('draws no SVG that calls itself an AVIF', async () => {
      const svg =
        '<!--ftypavif--><svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="9" height="9"/></svg>';
      await expect(store.media.addImage(Buffer.from(svg))).rejects.toMatchObject({
        status: 422,
        details: { file: ['pictureBroken'] },
      });
    });

    it('decodes a picture only as what its content was taken for', async () => {
      const jpeg = await halves(64, 64).jpeg().toBuffer();
      await expect(openPicture(jpeg, 'image/png')).rejects.toMatchObject({
        details: { file: ['pictureBroken'] },
      });
      expect(await (await openPicture(jpeg, 'image/jpeg')).metadata()).toMatchObject({ width: 64 });
    });

    it.each([
      ['nothing', async () => Buffer.alloc(0), 'fileEmpty', 422],
      [
        'a text with the name of a photo',
        async () => Buffer.from('hola'.repeat(99)),
        'pictureFormat',
        415,
      ],
      [
        'an icon',
        async () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(64)]),
        'pictureFormat',
        415,
      ],
      [
        'an SVG',
        async () =>
          Buffer.from(
            portraitSvg({
              species: 'cat',
              coat: 'gray',
              size: 'small',
              mood: 'happy',
              pose: 'bust',
              ageMonths: 20,
              seed: 1,
            }),
          ),
        'pictureFormat',
        415,
      ],
      [
        'HEIC that is called JPEG',
        async () => Buffer.from(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(64)}`),
        'photoHeic',
        415,
      ],
      [
        'half a JPEG',
        async () => (await halves(900, 700).jpeg().toBuffer()).subarray(0, 4000),
        'pictureBroken',
        422,
      ],
      [
        'the head of a JPEG',
        async () => (await halves(90, 70).jpeg().toBuffer()).subarray(0, 20),
        'pictureBroken',
        422,
      ],
      [
        'a PNG that claims 50,000 by 50,000 pixels',
        async () => bomb(50_000, 50_000),
        'pictureTooManyPixels',
        422,
      ],
      [
        'a PNG of 16 bits a colour that claims 20 megapixels',
        async () => bomb(5_000, 4_000, 16),
        'pictureTooLargeForFormat',
        422,
      ],
      [
        'more than 40 MB',
        async () => Buffer.alloc(40 * 1024 * 1024 + 1, 0xff),
        'fileTooLarge',
        413,
      ],
    ] as const)('refuses %s and keeps nothing of it', async (_name, make, reason, status) => {
      const bytes = await make();
      const before = [await store.keys(), await store.rows()];
      await expect(store.media.addImage(bytes)).rejects.toMatchObject({
        status,
        details: { file: [reason] },
      });
      expect([await store.keys(), await store.rows()]).toEqual(before);
    });
  });

  it('leaves no files when the row cannot be written', async () => {
    const failing = createMediaService({
      ...store,
      // The time is asked for after the encoding, and no date makes an instant.
      clock: { now: () => new Date(Number.NaN) },
    });
    const before = await store.keys();
    await expect(failing.addImage(await halves(77, 33).png().toBuffer())).rejects.toThrow();
    expect(await store.keys()).toEqual(before);
  });

  it('leaves no files when the store fails half-way', async () => {
    const before = await store.keys();
    const full: FileStore = {
      ...store.files,
      put: (key, body) =>
        key.endsWith('og.jpg')
          ? Promise.reject(new Error('the disk is full'))
          : store.files.put(key, body),
    };
    const failing = createMediaService({ ...store, files: full });
    const photo = await halves(78, 33).png().toBuffer();
    await expect(failing.addImage(photo)).rejects.toThrow('the disk is full');
    expect(await store.keys()).toEqual(before);
    expect(await store.media.addImage(photo)).toMatchObject({ width: 78 });
  });

  onSqliteAlone(databases, () => {
    it('draws one of our own portraits', async () => {
      const svg = portraitSvg({
        species: 'dog',
        coat: 'honey',
        size: 'medium',
        mood: 'happy',
        pose: 'bust',
        ageMonths: 30,
        seed: 7,
      });
      expect(await store.media.addDrawing(svg)).toMatchObject({ width: 1280, height: 1088 });
    });
  });
});
