import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoPhotos } from '#content/demo/demo-photos.ts';
import { drawSvg } from '#server/features/kits/media/drawing.ts';

/** A drawing stands in for a photo; it lies on disk, like any upload. */
export async function withPhoto<Result>(
  name: keyof typeof demoPhotos,
  use: (file: { path: string }) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-photo-'));
  try {
    const file = { path: path.join(folder, `${name}.png`) };
    await writeFile(file.path, await drawSvg(demoPhotos[name]));
    return await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
