import { extname } from 'node:path';
import { mediaPath, type PetMedia } from '#domain/pets/pet.ts';
import { foldText } from '#domain/text.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { ExportedFile } from '#server/features/people/privacy/exported-file.ts';
import { documentFolder, documentKinds, documentPath } from '../papers/pet-documents.ts';

/** A pet's pictures and videos in their largest form, and its papers; in the archive they lie in a folder of its name. */
export async function exportedFiles(
  pet: { id: string; name: string },
  media: readonly PetMedia[],
  { files, siteUrl }: { files: FileStore; siteUrl: string },
): Promise<ExportedFile[]> {
  const folder = `mascotas/${folderName(pet)}`;
  const shown = media.map((asset, index) => {
    const path = mediaPath(asset);
    return new ExportedFile({
      key: path.slice(1),
      address: siteUrl + path,
      path: `${folder}/${index + 1}${extname(path)}`,
    });
  });
  const papers: ExportedFile[] = [];
  for (const kind of documentKinds) {
    for (const key of await files.list(documentFolder(kind, pet.id))) {
      const address = siteUrl + documentPath(key);
      papers.push(new ExportedFile({ key, address, path: `${folder}/${kind}${extname(key)}` }));
    }
  }
  return [...shown, ...papers];
}

/** Names of pets come twice, ids do not. */
function folderName({ id, name }: { id: string; name: string }): string {
  const words = foldText(name).replace(/[^a-z0-9]+/g, '-');
  return `${words.slice(0, 40)}-${id.slice(-8)}`.replace(/^-+/, '');
}
