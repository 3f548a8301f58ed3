import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeFilm, makeFilm } from '#tests/fakes/films.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { halves, type MediaStore, openMediaStore } from './media-store.ts';

// ffmpeg takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describeOnBothDatabases('films', (databases) => {
  let store: MediaStore;

  beforeAll(async () => {
    store = await openMediaStore(databases);
  });
  afterAll(() => store.close());

  const film = () => readFile('content/demo/media/canela.mp4');

  it('keeps a film with its poster', async () => {
    const poster = await halves(640, 360).png().toBuffer();
    const asset = await store.media.addVideo(await film(), poster);
    expect(asset).toMatchObject({
      kind: 'video',
      width: 640,
      height: 360,
      widths: [360, 640],
      videoUrl: `/media/${asset.id}/film.mp4`,
      videoType: 'video/mp4',
    });
    expect(await store.media.addVideo(await film(), poster)).toEqual(asset);
  });

  const place = ['-metadata', 'location=+20.2114-087.4654/', '-metadata', 'title=La casa de Ana'];

  /** As on a machine without ffmpeg. */
  async function withoutFfmpeg<T>(work: () => Promise<T>): Promise<T> {
    vi.stubEnv('PATH', '/nowhere');
    try {
      return await work();
    } finally {
      vi.unstubAllEnvs();
    }
  }

  it.each(['film.mp4', 'film.mov'])(
    'without ffmpeg, blanks what %s tells of the place and the time, and nothing else',
    async (name) => {
      const bytes = await makeFilm(name, [
        ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', ...place],
        ...['-metadata', 'creation_time=2026-02-03T04:05:06Z'],
      ]);
      expect(bytes.includes('La casa de Ana')).toBe(true);
      const asset = await withoutFfmpeg(() => store.media.addVideo(Buffer.from(bytes)));
      expect(asset).toMatchObject({ kind: 'video', width: 1280, height: 720 });
      const kept = await store.fileOf(asset.id, name);
      for (const told of ['+20.2114', 'La casa de Ana']) expect(kept.includes(told)).toBe(false);
      const { format, streams } = await describeFilm(join(store.folder, 'media', asset.id, name));
      expect(format.tags).not.toHaveProperty('creation_time');
      for (const { tags } of streams) expect(tags).not.toHaveProperty('creation_time');
      expect(kept).toHaveLength(bytes.length);
      const data = (buffer: Buffer) => {
        const at = buffer.indexOf('mdat') - 4;
        return buffer.subarray(at, at + buffer.readUInt32BE(at)).toString('base64');
      };
      expect(data(kept)).toBe(data(bytes));
    },
  );

  it.each([
    ['an AVI', 'film.avi', [], 'film.mp4', 'video/mp4', ['h264', 'aac']],
    ['a WMV', 'film.wmv', place, 'film.mp4', 'video/mp4', ['h264', 'aac']],
    ['an OGG', 'film.ogg', ['-c:v', 'libtheora'], 'film.mp4', 'video/mp4', ['h264', 'aac']],
    [
      'a MOV of a phone (HEVC)',
      'film.mov',
      ['-c:v', 'libx265', '-x265-params', 'log-level=error', ...place],
      'film.mp4',
      'video/mp4',
      ['h264', 'aac'],
    ],
    [
      'a MOV that only its container keeps from browsers',
      'film.mov',
      ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', ...place],
      'film.mp4',
      'video/mp4',
      ['h264', 'aac'],
    ],
    [
      'an MP4 in H.264 of ten bits',
      'film.mp4',
      ['-c:v', 'libx264', '-pix_fmt', 'yuv420p10le', ...place],
      'film.mp4',
      'video/mp4',
      ['h264', 'aac'],
    ],
    [
      'a WebM',
      'film.webm',
      ['-c:v', 'libvpx', ...place],
      'film.webm',
      'video/webm',
      ['vp8', 'vorbis'],
    ],
  ])(
    'with ffmpeg, %s plays in browsers and tells nothing',
    async (_, name, options, file, type, codecs) => {
      const audio = name.endsWith('webm') ? ['-c:a', 'libvorbis'] : [];
      const bytes = await makeFilm(name, [...options, ...audio], { size: '1300x722' });
      const asset = await store.media.addVideo(Buffer.from(bytes));
      expect(asset).toMatchObject({ videoUrl: `/media/${asset.id}/${file}`, videoType: type });
      const { format, streams } = await describeFilm(join(store.folder, 'media', asset.id, file));
      expect(streams.map(({ codec_name }) => codec_name)).toEqual(codecs);
      expect(JSON.stringify([format, streams])).not.toMatch(/20\.2114|casa de Ana/);
      const kept = await store.fileOf(asset.id, file);
      for (const told of ['+20.2114', 'La casa de Ana']) expect(kept.includes(told)).toBe(false);
      if (type === 'video/mp4') expect(kept.indexOf('moov')).toBeLessThan(kept.indexOf('mdat'));
      expect(await store.media.addVideo(Buffer.from(bytes))).toEqual(asset);
    },
  );

  it('with ffmpeg, an encoded film is 1280 wide at most', async () => {
    const bytes = await makeFilm('film.avi', [], { size: '1921x1081' });
    const asset = await store.media.addVideo(bytes);
    expect(asset.width).toBe(1280);
    const { streams } = await describeFilm(join(store.folder, 'media', asset.id, 'film.mp4'));
    expect(streams[0]?.width).toBe(1280);
  });

  it.each([
    ['film.avi', [], 'video/x-msvideo', 'film.avi'],
    ['film.wmv', [], 'video/x-ms-wmv', 'film.wmv'],
    ['film.ogg', ['-c:v', 'libtheora', '-q:v', '9'], 'video/ogg', 'film.ogv'],
    [
      'film.webm',
      ['-c:v', 'libvpx', '-c:a', 'libvorbis', '-b:v', '90k'],
      'video/webm',
      'film.webm',
    ],
  ])('without ffmpeg, %s is kept as it came', async (name, options, type, file) => {
    const bytes = await makeFilm(name, options, { size: '160x90' });
    const asset = await withoutFfmpeg(() => store.media.addVideo(bytes));
    expect(asset).toMatchObject({ videoType: type, width: 1280, height: 720 });
    expect((await store.fileOf(asset.id, file)).equals(bytes)).toBe(true);
  });

  it.each(['film.mp4', 'film.mov', 'film.avi', 'film.wmv', 'film.ogg', 'film.webm'])(
    'refuses the first bytes of %s',
    async (name) => {
      const codecs = name.endsWith('ogg') ? ['-c:v', 'libtheora'] : [];
      const audio = name.endsWith('webm') ? ['-c:v', 'libvpx', '-c:a', 'libvorbis'] : codecs;
      const bytes = await makeFilm(name, audio);
      const before = [await store.keys(), await store.rows()];
      await expect(store.media.addVideo(bytes.subarray(0, 1_500))).rejects.toMatchObject({
        status: 422,
        details: { file: ['filmBroken'] },
      });
      expect([await store.keys(), await store.rows()]).toEqual(before);
    },
  );

  it.each([true, false])('refuses an MP4 that was cut off (ffmpeg: %s)', async (installed) => {
    const bytes = await film();
    const cut = bytes.subarray(0, Math.floor(bytes.length * 0.8));
    const adding = () => store.media.addVideo(cut);
    await expect(installed ? adding() : withoutFfmpeg(adding)).rejects.toMatchObject({
      details: { file: ['filmBroken'] },
    });
  });

  it.each([
    ['film.ogg', ['-c:a', 'libvorbis']],
    ['film.webm', ['-c:a', 'libvorbis']],
  ])('refuses %s that is only to be heard', async (name, options) => {
    const sound = await makeFilm(name, options, { blind: true });
    await expect(store.media.addVideo(sound)).rejects.toMatchObject({
      status: 415,
      details: { file: ['filmFormat'] },
    });
  });

  it('refuses a film that is none', async () => {
    await expect(store.media.addVideo(await halves(64, 64).png().toBuffer())).rejects.toMatchObject(
      {
        status: 415,
        details: { file: ['filmFormat'] },
      },
    );
  });
});
