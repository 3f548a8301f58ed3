import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { shareImages } from '#content/share-images.ts';
import { languages } from '#domain/language.ts';
import { drawSvg } from '#server/features/kits/media/drawing.ts';
import { packageFolder } from '#server/process/package-folder.ts';

/** Draws what a shared link shows, 1200 by 630, for each group of pages in each language: without a name, which its organisation may change. */
const width = 1200;
const height = 630;
const grounds = { sol: '#fff0cd', rosa: '#fde6ee', jade: '#dcf1e6', violet: '#ebe3f7' };
const flags = ['#c2125c', '#ffb52e', '#08705f', '#7b4bb3'];
const folder = join(packageFolder, 'build/client/og');
const font = join(packageFolder, 'server/pdf/fonts/bricolage-grotesque-bold.ttf');

function garland(): string {
  const flag = 100;
  return Array.from({ length: width / flag }, (_, index) => {
    const x = index * flag + 4;
    const w = flag - 8;
    return `<path fill="${flags[index % 4]}" fill-rule="evenodd" d="M${x} 0h${w}v44l${-w / 6} 10-${w / 6}-10-${w / 6} 15-${w / 6}-15-${w / 6} 10-${w / 6}-10zM${x + w / 2} 8l9 11-9 11-9-11zM${x + w * 0.2} 16a5 5 0 1 0 .1 0zM${x + w * 0.8} 16a5 5 0 1 0 .1 0z"/>`;
  }).join('');
}

function ground(color: string): Promise<Buffer> {
  return drawSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${color}"/>${garland()}</svg>`,
  );
}

function words(text: string, size: number, color: string, maxWidth: number) {
  return {
    text: {
      text: `<span foreground="${color}">${text}</span>`,
      font: `Bricolage Grotesque Bold ${size}`,
      fontfile: font,
      width: maxWidth,
      rgba: true,
      dpi: 72,
    },
  } as const;
}

await mkdir(folder, { recursive: true });
for (const [group, image] of Object.entries(shareImages)) {
  const file = join(packageFolder, `app/components/drawings/${image.drawing}.svg`);
  const drawing = await drawSvg(await readFile(file, 'utf8'), 560);
  for (const language of languages) {
    const title = await sharp(words(image.words[language], 76, '#2b1230', 540))
      .png()
      .toBuffer({ resolveWithObject: true });
    await sharp(await ground(grounds[image.ground]))
      .composite([
        { input: drawing, left: 610, top: 120 },
        { input: title.data, left: 72, top: Math.round(350 - title.info.height / 2) },
      ])
      .png({ palette: true })
      .toFile(join(folder, `${group}-${language}.png`));
  }
}
