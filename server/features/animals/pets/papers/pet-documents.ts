import { randomBytes } from 'node:crypto';
import { extname } from 'node:path';
import { safeFileName } from '#domain/document-folders/file-name.ts';
import { documentNames } from '#domain/document-folders/folder-document.ts';
import { AppError } from '#domain/errors.ts';
import type { MessageKey } from '#domain/messages.ts';
import {
  type ChosenFile,
  certificateProblem,
  contractProblem,
  isHeic,
} from '#domain/pets/chosen-files.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import { refuse } from '#server/features/kits/media/media-errors.ts';
import { checkSize, sniff } from '#server/features/kits/media/media-source.ts';
import {
  isHeicType,
  isPictureType,
  requireShowable,
} from '#server/features/kits/media/open-picture.ts';
import { isWholePdf } from '#server/features/kits/uploads/whole-pdf.ts';
import type { Signer } from '#server/keys/signatures.ts';

/** The folders of a pet's papers: sterilization certificates and adoption contracts. */
export const documentKinds = ['cedula', 'contrato'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  [word]: 'docx',
};

/** A file that somebody sent, under the name that they gave it. */
export type NamedFile = FileOnDisk & { name: string };

/**
 * The ending under which a document is kept, by its content.
 * @throws AppError unsupportedMedia, tooLarge or invalid (under `file`; also a picture beyond what browsers show)
 */
export async function documentEnding(kind: DocumentKind, file: NamedFile): Promise<string> {
  if (kind === 'cedula') return paperEnding(file);
  await checkSize(file);
  const isPdf = (await sniff(file)) === 'application/pdf';
  if (!isPdf || !(await isWholePdf(file))) throw refused('contractFormat');
  return 'pdf';
}

/** The same for any paper: a picture, a PDF or one of Word's. */
export async function paperEnding(file: NamedFile): Promise<string> {
  await checkSize(file);
  const mime = await sniff(file);
  // Word's old format is a container of many programs'; the name has to say that it is Word's.
  if (mime === 'application/x-cfb' && /\.doc$/i.test(file.name)) return 'doc';
  if (isHeicType(mime)) throw refuse('photoHeic');
  const ending = endings[mime];
  if (!ending || (ending === 'pdf' && !(await isWholePdf(file)))) throw refused('fileNotPermitted');
  if (isPictureType(mime)) await requireShowable(file.path, mime);
  return ending;
}

/**
 * Before a long upload begins, by what its sender says of the file; the content decides at its end.
 * @throws AppError unsupportedMedia, tooLarge or invalid (under `file`)
 */
export function requirePromisingDocument(kind: DocumentKind, file: ChosenFile): void {
  if (kind === 'cedula') requirePromisingPaper(file);
  else requireNone(contractProblem(file));
}

/** The same for any paper. */
export function requirePromisingPaper(file: ChosenFile): void {
  if (isHeic(file)) throw refuse('photoHeic');
  requireNone(certificateProblem(file));
}

function requireNone(problem: MessageKey | undefined): void {
  if (problem === 'fileEmpty' || problem === 'fileTooLarge') throw refuse(problem);
  if (problem) throw refused(problem);
}

const refused = (reason: MessageKey) =>
  new AppError('unsupportedMedia', reason, { details: { file: [reason] } });

export const documentFolder = (kind: DocumentKind, petId: string) => `${kind}/${petId}/`;

/** Where the files of a pet's document folder lie. */
export const expedienteFolder = (petId: string) => `expediente/${petId}/`;

/** All that holds papers of a pet. */
export const paperFolders = (petId: string): string[] => [
  ...documentKinds.map((kind) => documentFolder(kind, petId)),
  expedienteFolder(petId),
];

/** Cannot be guessed, and says nothing. */
export const documentKey = (kind: DocumentKind, petId: string, ending: string) =>
  `${documentFolder(kind, petId)}${randomBytes(16).toString('hex')}.${ending}`;

const nameOf: Record<DocumentKind, string> = {
  cedula: documentNames.sterilizationCertificate.es,
  contrato: documentNames.adoptionContract.es,
};

/** For one that was kept without the name that it came with. */
export const usualName = (kind: DocumentKind, key: string) =>
  safeFileName(nameOf[kind], extname(key).slice(1));

export const documentPath = (key: string) => `/archivos/${key}`;

/** Milliseconds for which a signed address opens its file. */
const openFor = 15 * 60_000;

export function signedPath(key: string, signer: Signer, now: Date): string {
  const until = String(now.getTime() + openFor);
  const query = new URLSearchParams({ vence: until, firma: signer.sign(`${key} ${until}`) });
  return `${documentPath(key)}?${query}`;
}

export function opens(
  key: string,
  { until, signature }: { until: string; signature: string },
  signer: Signer,
  now: Date,
): boolean {
  return signer.verify(`${key} ${until}`, signature) && now.getTime() < Number(until);
}
