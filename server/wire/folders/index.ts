import { invalid } from '#domain/errors.ts';
import { expediente } from './expediente.ts';
import type { Folder } from './folder.ts';
import { cedula, contrato, mascotas } from './pets.ts';
import { usuarios } from './usuarios.ts';

const folders: readonly Folder[] = [usuarios, mascotas, cedula, contrato, expediente];

/**
 * Reads `usuarios/{id}/`; the last slash may be missing.
 * @throws AppError invalid
 */
export function getFolder(path: string): { folder: Folder; id: string } {
  const [, name, id] = /^([a-z]+)\/([\w-]{1,100})\/?$/.exec(path) ?? [];
  const folder = folders.find((one) => one.name === name);
  if (!folder || id === undefined) throw invalid({ carpeta: ['folderUnknown'] });
  return { folder, id };
}
