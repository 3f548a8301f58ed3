import type { MessageKey } from '../messages.ts';

/** What may be uploaded to a pet, as a browser can tell before it sends anything. The server looks into the files. */

export interface ChosenFile {
  name: string;
  /** As the browser takes it to be; may be empty. */
  type: string;
  /** Bytes. */
  size: number;
}

/** Pictures and videos of one pet together. */
export const mostMedia = 3;
/** Bytes: the specification's limit for one file. */
export const largestFile = 40 * 1024 * 1024;

const pictures: FileKind = {
  types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'],
  endings: ['jpeg', 'jpg', 'png', 'gif', 'webp', 'avif'],
};
/** What iPhones write. The portal cannot open it; the browser turns it into JPEG where it can. */
const heic: FileKind = { types: ['image/heic', 'image/heif'], endings: ['heic', 'heif'] };
const videos: FileKind = {
  types: [
    'video/mp4',
    'video/quicktime',
    'video/x-ms-wmv',
    'video/x-msvideo',
    'video/avi',
    'video/webm',
    'video/ogg',
  ],
  endings: ['mp4', 'mov', 'wmv', 'avi', 'webm', 'ogg', 'ogv'],
};
const papers: FileKind = {
  types: [
    'image/jpeg',
    'image/png',
    'image/gif',
    'image/webp',
    'application/pdf',
    'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  endings: ['jpeg', 'jpg', 'png', 'gif', 'webp', 'pdf', 'doc', 'docx'],
};

const receipts: FileKind = {
  types: [
    ...papers.types.filter((type) => type.startsWith('image/')),
    'application/pdf',
    'application/xml',
    'text/xml',
  ],
  endings: ['jpeg', 'jpg', 'png', 'gif', 'webp', 'pdf', 'xml'],
};

const contracts: FileKind = { types: ['application/pdf'], endings: ['pdf'] };

interface FileKind {
  types: readonly string[];
  endings: readonly string[];
}

const acceptOf = (...kinds: FileKind[]) =>
  kinds
    .flatMap(({ types, endings }) => [...types, ...endings.map((ending) => `.${ending}`)])
    .join(',');

/** For the `accept` of a chooser. HEIC is in none: telephones then make a JPEG of it by themselves. */
export const photoAccept = acceptOf(pictures);
export const mediaAccept = acceptOf(pictures, videos);
export const certificateAccept = acceptOf(papers);
export const contractAccept = acceptOf(contracts);
export const receiptAccept = acceptOf(receipts);

export const isPicture = (file: ChosenFile): boolean => isOf(file, pictures);

export const isHeic = (file: ChosenFile): boolean => isOf(file, heic);

/** What stands in the way of a picture or video; undefined when nothing does. */
export const mediaProblem = (file: ChosenFile): MessageKey | undefined =>
  problemOf(file, isOf(file, pictures) || isOf(file, videos));

/** Of a photo alone, where no video may be. */
export const photoProblem = (file: ChosenFile): MessageKey | undefined =>
  isPicture(file) ? problemOf(file, true) : 'pictureFormat';

export const certificateProblem = (file: ChosenFile): MessageKey | undefined =>
  problemOf(file, isOf(file, papers));

export const receiptProblem = (file: ChosenFile): MessageKey | undefined =>
  problemOf(file, isOf(file, receipts));

export const contractProblem = (file: ChosenFile): MessageKey | undefined =>
  isOf(file, contracts) ? problemOf(file, true) : 'contractFormat';

/** Browsers that do not know a type say nothing; then the name tells. */
function isOf({ name, type }: ChosenFile, { types, endings }: FileKind): boolean {
  if (type !== '') return types.includes(type.toLowerCase());
  return endings.includes(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
}

function problemOf({ size }: ChosenFile, isPermitted: boolean): MessageKey | undefined {
  if (!isPermitted) return 'fileNotPermitted';
  if (size === 0) return 'fileEmpty';
  return size > largestFile ? 'fileTooLarge' : undefined;
}
