import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { resources } from '#content/resources/resources.ts';
import type { ResourceId } from '#domain/content/link.ts';
import { renderDocument } from '#server/features/communication/resources/render-document.ts';
import { builtFor } from '#server/features/communication/resources/resources.service.ts';

/** Each is made once. */
const papers = new Map<ResourceId, Promise<Buffer>>();

/** The portal's own forms stand in for signed papers. Files that come to a pet lie on disk, like any upload. */
export async function withPaper(
  id: ResourceId,
  use: (file: { path: string; name: string }) => Promise<unknown>,
): Promise<void> {
  const made = papers.get(id) ?? makePaper(id);
  papers.set(id, made);
  const bytes = await made;
  const folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-paper-'));
  try {
    const file = { path: path.join(folder, `${id}.pdf`), name: `${id}.pdf` };
    await writeFile(file.path, bytes);
    await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function makePaper(id: ResourceId): Promise<Buffer> {
  const resource = resources.find((each) => each.id === id);
  if (!resource) throw new Error(`There is no document ${id}`);
  const of = { resource, language: 'es', format: 'pdf', createdAt: new Date(0) } as const;
  const form = { ...of, organisation: builtFor.es };
  return (await renderDocument(form)).bytes;
}
