import {
  findFiles,
  removeFile as removeStoredFile,
  type StoredFile,
} from '#domain/files/file-calls.ts';
import { call, read } from './call.ts';
/** Where a pet's files lie: what everybody sees, certificates of sterilization, adoption contract, documents of its folder. */
export type PetFolder =
  | `mascotas/${string}/`
  | `cedula/${string}/`
  | `contrato/${string}`
  | `expediente/${string}/`;

/** Receipts of an expense. */
export type ReceiptFolder = `gasto/${string}/`;

/** Photos that few may see: of a home, by its account; of a visit, by application and outcome. */
export type PhotoFolder =
  | `hogar/${string}/`
  | `visita/${string}/`
  | `seguimiento/${string}/`
  | `diario/${string}/`;

/** Pictures and files of the texts that editors change. */
export type ContentFolder = 'contenido/imagenes/' | 'contenido/archivos/';

/** A table, and of pets then its photos. */
export type ImportFolder = `importaciones${'' | '_donativos' | '_lectores'}/${string}/`;

/** A certificate or contract. */
export interface Paper {
  /** Signed: opens for a quarter of an hour. */
  url: string;
  /** As its sender called it. */
  name: string;
  /** Bytes. */
  size: number;
  /** Instant; null where nobody noted it. */
  addedAt: string | null;
}

/** @throws ApiError */
export async function listPapers(
  folder: Extract<PetFolder, `cedula/${string}` | `contrato/${string}`>,
): Promise<Paper[]> {
  return (await read(findFiles, { folder })).map(paperFrom);
}

const paperFrom = ({ url, name = '', size = 0, addedAt = null }: StoredFile): Paper => ({
  url,
  name,
  size,
  addedAt,
});

/** @throws ApiError */
export async function removeFile(
  folder: PetFolder | PhotoFolder | ReceiptFolder,
  url: string,
): Promise<void> {
  await call(removeStoredFile, { folder, url });
}
