import { z } from 'zod';
import type { ChosenFile } from '../pets/chosen-files.ts';
import type { Field } from './field.ts';
import type { Stored } from './stored-content.ts';

/** Pictures and files that editors put into texts: each is in the portal once, and texts name it by its id. */

export type AssetKind = 'picture' | 'file';

/** Of the content, in hexadecimal digits. */
export const assetId = z.string().regex(/^[0-9a-f]{32}$/);

/** Of each kind in the whole portal. */
export const mostAssets: Readonly<Record<AssetKind, number>> = { picture: 2_000, file: 300 };
/** Bytes of a file that visitors download. */
export const largestResourceFile = 20 * 1024 * 1024;
/** Days for which a picture or file stays that no draft or version has. */
export const unusedAssetDays = 30;

export const pdfType = 'application/pdf';
export const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** What visitors download. A picture would tell where it was taken; it goes into a PDF. */
export const resourceFileEndings: Readonly<Record<string, 'pdf' | 'docx'>> = {
  [pdfType]: 'pdf',
  [docxType]: 'docx',
};

/** For the `accept` of a chooser. */
export const resourceFileAccept = [
  ...Object.entries(resourceFileEndings).flatMap(([type, ending]) => [type, `.${ending}`]),
].join(',');

export type ResourceFileProblem = 'resourceFileFormat' | 'resourceFileTooLarge' | 'fileEmpty';

/** As a browser can tell before it sends anything. */
export function resourceFileProblem({
  name,
  type,
  size,
}: ChosenFile): ResourceFileProblem | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  const isKnown = type === '' ? ending === 'pdf' || ending === 'docx' : type in resourceFileEndings;
  if (!isKnown) return 'resourceFileFormat';
  if (size === 0) return 'fileEmpty';
  return size > largestResourceFile ? 'resourceFileTooLarge' : undefined;
}

interface NamedAsset {
  id: string;
  kind: AssetKind;
  /** Of the field that names it, as `shelters.2.photo`. */
  path: string;
}

/** Every picture and file that a document names. */
export function assetsIn(field: Field, stored: Stored): NamedAsset[] {
  const found: NamedAsset[] = [];
  changeAssets(field, stored, '', (id, kind, path) => {
    found.push({ id, kind, path });
    return true;
  });
  return found;
}

/** The document without those that are not there any more. */
export const withoutAssets = (
  field: Field,
  stored: Stored,
  isThere: (id: string) => boolean,
): Stored => changeAssets(field, stored, '', isThere);

type Keep = (id: string, kind: AssetKind, path: string) => boolean;
type Node = Readonly<Record<string, unknown>>;

function changeAssets(field: Field, stored: Stored, path: string, keep: Keep): Stored {
  if (stored === null || stored === undefined) return stored;
  const below = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
  switch (field.kind) {
    case 'group':
      return mapNode(stored as Node, (value, name) => {
        const each = field.fields[name];
        return each ? changeAssets(each, value, below(name), keep) : value;
      });
    case 'list':
      return (stored as readonly unknown[]).map((item, index) =>
        changeAssets(field.of, item, below(index), keep),
      );
    case 'perLanguage':
      return mapNode(stored as Node, (value) => changeAssets(field.of, value, path, keep));
    case 'picture':
    case 'file':
      return keep(String((stored as Node).id), field.kind, path) ? stored : null;
    default:
      return stored;
  }
}

const mapNode = (node: Node, change: (value: unknown, name: string) => unknown) =>
  Object.fromEntries(Object.entries(node).map(([name, value]) => [name, change(value, name)]));
