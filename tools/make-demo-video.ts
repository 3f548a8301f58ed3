/**
 * Draws the video of the demo data, `content/demo/media/canela.mp4`, and its poster: Canela wags, breathes and
 * blinks beside a cat. The video is committed; run this again (`npx tsx tools/make-demo-video.ts`, with ffmpeg
 * and libx264 installed) only after the drawings have changed. The same drawings give the same video.
 */
import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import sharp from 'sharp';
import { neckPiece } from '#content/portraits/accessories.ts';
import { sitting } from '#content/portraits/bodies.ts';
import { catHead } from '#content/portraits/cat-head.ts';
import { catCoats, dogCoats } from '#content/portraits/coats.ts';
import { dogHead } from '#content/portraits/dog-head.ts';
import { seededRandom } from '#content/portraits/random.ts';
import { scene } from '#content/portraits/scenes.ts';
import { group, n } from '#content/portraits/svg.ts';
import { drawSvg } from '#server/features/kits/media/drawing.ts';

const folder = 'content/demo/media';
const seconds = 5;
const framesPerSecond = 24;
const size = { width: 640, height: 544 };

/** From -1 to 1 and back, `times` in the whole video, so that its end meets its beginning. */
const swing = (t: number, times: number) => Math.sin((t / seconds) * times * 2 * Math.PI);
const within = (t: number, moments: number[]) => moments.some((at) => t >= at && t < at + 0.15);

function dog(t: number): string {
  const random = seededRandom(7);
  const coat = dogCoats.honey;
  const breath = swing(t, 3);
  const mood = within(t, [1.3, 3.9]) ? 'sleepy' : 'happy';
  return group(
    'translate(238 126) scale(1.02)',
    group(
      `translate(0 190) scale(1 ${n(1 + breath * 0.008)}) translate(0 -190)`,
      sitting({ species: 'dog', coat, girth: 1, random, id: 'd', wag: swing(t, 12) * 16 }),
      group('translate(0 43) scale(.86)', neckPiece('sarape', random, 'd')),
    ),
    group(
      `translate(0 ${n(-14 - breath)}) rotate(${n(swing(t, 1) * 6)} 0 40)`,
      dogHead({ head: 'round', ear: 'floppy', coat, mood, random, id: 'd' }),
    ),
  );
}

function cat(t: number): string {
  const random = seededRandom(3);
  const coat = catCoats.grayTabby;
  const breath = swing(t, 2);
  const mood = within(t, [2.4, 2.7]) ? 'sleepy' : 'calm';
  return group(
    'translate(108 170) scale(-.79 .79)',
    group(
      `translate(0 190) scale(1 ${n(1 + breath * 0.008)}) translate(0 -190)`,
      sitting({ species: 'cat', coat, girth: 1, random, id: 'c', wag: swing(t, 2) * 7 }),
      group('translate(0 34) scale(.86)', neckPiece('collar', random, 'c')),
    ),
    group(
      `translate(0 ${n(-14 - breath)}) rotate(${n(-4 + swing(t, 2) * 2)} 0 40)`,
      catHead({ head: 'round', coat, eyes: '#bfe36b', mood, random, id: 'c' }),
    ),
  );
}

function frame(t: number): Promise<Buffer> {
  const backdrop = scene('bougainvillea', false, seededRandom(12));
  return drawSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 400 340">${backdrop}${dog(t)}${cat(t)}</svg>`,
  );
}

await mkdir(folder, { recursive: true });
await writeFile(
  `${folder}/canela-poster.jpg`,
  await sharp(await frame(0))
    .jpeg({ quality: 82 })
    .toBuffer(),
);

const input = `-f rawvideo -pix_fmt rgb24 -s ${size.width}x${size.height} -r ${framesPerSecond} -i -`;
// One thread and no encoder's signature: the same frames give the same bytes.
const output =
  '-c:v libx264 -preset veryslow -crf 25 -pix_fmt yuv420p -threads 1 -map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart';
const ffmpeg = spawn(
  'ffmpeg',
  ['-v', 'error', '-y', ...`${input} ${output}`.split(' '), `${folder}/canela.mp4`],
  { stdio: ['pipe', 'inherit', 'inherit'] },
);
const ended = new Promise<number | null>((resolve, reject) => {
  ffmpeg.on('error', reject).on('close', resolve);
});
for (let i = 0; i < seconds * framesPerSecond; i += 1) {
  ffmpeg.stdin.write(
    await sharp(await frame(i / framesPerSecond))
      .removeAlpha()
      .raw()
      .toBuffer(),
  );
}
ffmpeg.stdin.end();
await finished(ffmpeg.stdin);
if ((await ended) !== 0) throw new Error('ffmpeg could not make the video');
console.log(`${folder}/canela.mp4`);
