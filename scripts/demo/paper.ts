import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resources } from '#content/resources/resources.ts';
import type { ResourceId } from '#domain/content/link.ts';
import { renderDocument } from '#server/features/resources/render-document.ts';

/** The portal's own forms stand in for signed papers. Files that come to a pet lie on disk, like any upload. */
export async function withPaper(
  id: ResourceId,
  use: (file: { path: string; name: string }) => Promise<unknown>,
): Promise<void> {
  const resource = resources.find((each) => each.id === id);
  if (!resource) throw new Error(`There is no document ${id}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-paper-'));
  try {
    const file = { path: path.join(folder, `${id}.pdf`), name: `${id}.pdf` };
    const { bytes } = await renderDocument({
      resource,
      language: 'es',
      format: 'pdf',
      createdAt: new Date(0),
    });
    await writeFile(file.path, bytes);
    await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}
