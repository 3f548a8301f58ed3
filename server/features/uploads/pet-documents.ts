import { randomBytes } from 'node:crypto';
import { fileTypeFromBuffer } from 'file-type';
import { AppError } from '#domain/errors.ts';
import { type MessageKey, messages } from '#domain/messages.ts';
import type { Signer } from '#server/signatures.ts';
import { checkSize } from '../media/media-refusals.ts';

/** The folders of a pet's papers: sterilization certificates and adoption contracts. */
export const documentKinds = ['cedula', 'contrato'] as const;
export type DocumentKind = (typeof documentKinds)[number];

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const endings: Record<string, string> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  [word]: 'docx',
};

/**
 * The ending under which a document is kept, by its content.
 * @throws AppError unsupportedMedia, tooLarge or invalid (under `file`)
 */
export async function documentEnding(
  kind: DocumentKind,
  bytes: Buffer,
  fileName: string,
): Promise<string> {
  checkSize(bytes);
  const mime = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  if (kind === 'contrato') {
    if (mime !== 'application/pdf' || !isWholePdf(bytes)) throw refused('contractFormat');
    return 'pdf';
  }
  // Word's old format is a container of many programs'; the name has to say that it is Word's.
  if (mime === 'application/x-cfb' && /\.doc$/i.test(fileName)) return 'doc';
  const ending = endings[mime];
  if (!ending || (ending === 'pdf' && !isWholePdf(bytes))) throw refused('fileNotPermitted');
  return ending;
}

/** A PDF ends by telling where its table of contents starts: one that was cut off does not. */
function isWholePdf(bytes: Buffer): boolean {
  const end = bytes.subarray(-2_048).toString('latin1');
  return bytes.subarray(0, 5).toString('latin1') === '%PDF-' && /startxref\s+\d+\s+%%EOF/.test(end);
}

const refused = (message: MessageKey) =>
  new AppError('unsupportedMedia', messages[message].es, { details: { file: [message] } });

export const documentFolder = (kind: DocumentKind, petId: string) => `${kind}/${petId}/`;

/** Cannot be guessed, and says nothing. */
export const documentKey = (kind: DocumentKind, petId: string, ending: string) =>
  `${documentFolder(kind, petId)}${randomBytes(16).toString('hex')}.${ending}`;

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
