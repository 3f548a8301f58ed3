import { callWire } from './wire-client.ts';

/** Where a pet's files lie: what everybody sees, certificates of sterilization, adoption contract, documents of its folder. */
export type PetFolder =
  | `mascotas/${string}/`
  | `cedula/${string}/`
  | `contrato/${string}`
  | `expediente/${string}/`;

/** Their addresses; those of papers are signed and open for a quarter of an hour. @throws WireError */
export async function listFiles(folder: PetFolder): Promise<string[]> {
  const files = await callWire('archivos:consultar', { carpeta: folder });
  return files.map(({ url }) => url);
}

/** @throws WireError */
export async function removeFile(folder: PetFolder, url: string): Promise<void> {
  await callWire('archivos:eliminar', { carpeta: folder, url });
}
