import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeVideo, makeVideo } from '#tests/fakes/videos.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { halves, type MediaStore, openMediaStore } from './media-store.ts';

describeOnSqlite('videos', (databases) => {
  let store: MediaStore;

  beforeAll(async () => {
    store = await openMediaStore(databases);
  });
  afterAll(() => store.close());

  const video = () => readFile('content/demo/media/canela.mp4');

  it('keeps a video with its poster', async () => {
    const poster = await halves(640, 360).png().toBuffer();
    const asset = await store.media.addVideo(await video(), poster);
    expect(asset).toMatchObject({
      kind: 'video',
      width: 640,
      height: 360,
      widths: [360, 640],
      videoUrl: `/media/${asset.id}/film.mp4`,
      videoType: 'video/mp4',
    });
    expect(await store.media.addVideo(await video(), poster)).toEqual(asset);
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
      const bytes = await makeVideo(name, [
        ...['-c:v', 'libx264', '-pix_fmt', 'yuv420p', ...place],
        ...['-metadata', 'creation_time=2026-02-03T04:05:06Z'],
        ...['-metadata:s:v', 'handler_name=Camara de Ana'],
      ]);
      expect(bytes.includes('La casa de Ana')).toBe(true);
      const asset = await withoutFfmpeg(() => store.media.addVideo(Buffer.from(bytes)));
      expect(asset).toMatchObject({ kind: 'video', width: 1280, height: 720 });
      const kept = await store.fileOf(asset.id, name);
      for (const told of ['+20.2114', 'La casa de Ana', 'Camara de Ana']) {
        expect(kept.includes(told)).toBe(false);
      }
      const { format, streams } = await describeVideo(join(store.folder, 'media', asset.id, name));
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
    ['an OGG', 'video.ogg', ['-c:v', 'libtheora'], 'film.mp4', 'video/mp4', ['h264', 'aac']],
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
      // A size of its own: the same video that came before would be known again.
      const bytes = await makeVideo(name, [...options, ...audio], { size: '322x182' });
      const asset = await store.media.addVideo(Buffer.from(bytes));
      expect(asset).toMatchObject({ videoUrl: `/media/${asset.id}/${file}`, videoType: type });
      const { format, streams } = await describeVideo(join(store.folder, 'media', asset.id, file));
      expect(streams.map(({ codec_name }) => codec_name)).toEqual(codecs);
      expect(JSON.stringify([format, streams])).not.toMatch(/20\.2114|casa de Ana/);
      const kept = await store.fileOf(asset.id, file);
      for (const told of ['+20.2114', 'La casa de Ana']) expect(kept.includes(told)).toBe(false);
      if (type === 'video/mp4') expect(kept.indexOf('moov')).toBeLessThan(kept.indexOf('mdat'));
      expect(await store.media.addVideo(Buffer.from(bytes))).toEqual(asset);
    },
  );

  it('with ffmpeg, an encoded video is 1280 wide at most', async () => {
    const bytes = await makeVideo('film.avi', [], { size: '1921x1081', seconds: 0.25 });
    const asset = await store.media.addVideo(bytes);
    expect(asset.width).toBe(1280);
    const { streams } = await describeVideo(join(store.folder, 'media', asset.id, 'film.mp4'));
    expect(streams[0]?.width).toBe(1280);
  });

  it.each([
    ['film.avi', []],
    ['film.wmv', []],
    ['video.ogg', ['-c:v', 'libtheora', '-q:v', '9']],
    ['film.webm', ['-c:v', 'libvpx', '-c:a', 'libvorbis', '-b:v', '90k']],
  ])('without ffmpeg, %s is refused, for it would keep its texts', async (name, options) => {
    const bytes = await makeVideo(name, [...options, ...place], { size: '160x90' });
    const before = [await store.keys(), await store.rows()];
    await expect(withoutFfmpeg(() => store.media.addVideo(bytes))).rejects.toMatchObject({
      status: 415,
      details: { file: ['videoNotClean'] },
    });
    expect([await store.keys(), await store.rows()]).toEqual(before);
  });

  it.each(['film.mp4', 'film.mov', 'film.avi', 'film.wmv', 'video.ogg', 'film.webm'])(
    'refuses the first bytes of %s',
    async (name) => {
      const codecs = name.endsWith('ogg') ? ['-c:v', 'libtheora'] : [];
      const audio = name.endsWith('webm') ? ['-c:v', 'libvpx', '-c:a', 'libvorbis'] : codecs;
      const bytes = await makeVideo(name, audio);
      const before = [await store.keys(), await store.rows()];
      await expect(store.media.addVideo(bytes.subarray(0, 1_500))).rejects.toMatchObject({
        status: 422,
        details: { file: ['videoBroken'] },
      });
      expect([await store.keys(), await store.rows()]).toEqual(before);
    },
  );

  it.each([true, false])('refuses an MP4 that was cut off (ffmpeg: %s)', async (installed) => {
    const bytes = await video();
    const cut = bytes.subarray(0, Math.floor(bytes.length * 0.8));
    const adding = () => store.media.addVideo(cut);
    await expect(installed ? adding() : withoutFfmpeg(adding)).rejects.toMatchObject({
      details: { file: ['videoBroken'] },
    });
  });

  it.each([
    ['video.ogg', ['-c:a', 'libvorbis']],
    ['film.webm', ['-c:a', 'libvorbis']],
  ])('refuses %s that is only to be heard', async (name, options) => {
    const sound = await makeVideo(name, options, { blind: true });
    await expect(store.media.addVideo(sound)).rejects.toMatchObject({
      status: 415,
      details: { file: ['videoFormat'] },
    });
  });

  it('without ffmpeg, refuses an MP4 with a track beside picture and sound', async () => {
    const bytes = await makeVideo('film.mp4', [], { size: '160x90' });
    // As a camera marks the track in which it writes where it was.
    bytes.write('meta', bytes.indexOf('soun'), 'latin1');
    await expect(withoutFfmpeg(() => store.media.addVideo(bytes))).rejects.toMatchObject({
      status: 415,
      details: { file: ['videoNotClean'] },
    });
  });

  it.each(['8200x64', '4096x4096'])('refuses a video of %s pixels', async (size) => {
    const options = ['-frames:v', '1', '-c:v', 'mjpeg'];
    const bytes = await makeVideo('film.avi', options, { silent: true, size });
    await expect(store.media.addVideo(bytes)).rejects.toMatchObject({
      status: 422,
      details: { file: ['videoTooManyPixels'] },
    });
  });

  it('refuses a video whose pictures are larger than its container says', async () => {
    const options = ['-frames:v', '1', '-c:v', 'mpeg4', '-tag:v', 'mp4v'];
    const bytes = await makeVideo('film.mp4', options, { silent: true, size: '4096x4096' });
    const entry = bytes.indexOf('mp4v');
    bytes.writeUInt16BE(320, entry + 28);
    bytes.writeUInt16BE(180, entry + 30);
    await expect(store.media.addVideo(bytes)).rejects.toMatchObject({
      details: { file: ['videoTooManyPixels'] },
    });
  });

  it.each(['film.mp4', 'film.avi'])('keeps nothing of %s that takes too much', async (name) => {
    const bytes = await makeVideo(name, place, { size: '160x90' });
    const before = [await store.keys(), await store.rows()];
    const programs = await mkdtemp(join(tmpdir(), 'casa-animal-test-programs-'));
    // As the system ends it at its limit of time or memory.
    await writeFile(join(programs, 'ffmpeg'), '#!/bin/sh\nkill -KILL $$\n', { mode: 0o700 });
    vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
    try {
      await expect(store.media.addVideo(bytes)).rejects.toMatchObject({
        status: 422,
        details: { file: ['videoTooHeavy'] },
      });
    } finally {
      vi.unstubAllEnvs();
      await rm(programs, { recursive: true });
    }
    expect([await store.keys(), await store.rows()]).toEqual(before);
  });

  it('refuses a video that is none', async () => {
    await expect(store.media.addVideo(await halves(64, 64).png().toBuffer())).rejects.toMatchObject(
      {
        status: 415,
        details: { file: ['videoFormat'] },
      },
    );
  });
});
