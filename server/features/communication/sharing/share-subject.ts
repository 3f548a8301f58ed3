import type { Language } from '#domain/language.ts';
import type { FocalPoint } from '#domain/pets/focal-point.ts';
import type { ShareKind } from '#domain/sharing/shared-file-address.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** What pictures and posters say of something that everybody may see, in one language. */
export interface ShareSubject {
  title: string;
  /** Above the title: 'Busca familia' */
  looks: string;
  /** 'Perra · 2 años · mediana' */
  facts: string;
  /** On a poster, where those of today would be old tomorrow. */
  lastingFacts?: string;
  place: string;
  /** What else people ask first, each a line; pictures have the first, where there is room. */
  more: readonly string[];
  /** On posters, each a line: who is of a litter, what amounts pay. */
  items?: readonly string[];
  /** For posters; '' where there is none in this language. */
  summary: string;
  /** What the QR code is for. */
  scan: string;
  /** That people type instead. */
  code?: string;
  /** Of its page, where the QR code leads. */
  address: string;
  /** Without the scheme, short enough to be typed. */
  shortAddress: string;
  /** Toward a goal, from 0 to 100. */
  progress?: number;
  /** At most four are shown. */
  photos: readonly SharedPhoto[];
}

export interface SharedPhoto {
  /** In the file store. */
  file: string;
  focus: FocalPoint;
}

export interface ShareSource {
  kind: ShareKind;
  /** Undefined of what not everybody may see, or what is not there. */
  find(id: string, language: Language): Promise<ShareSubject | undefined>;
}

/** What features let people hand on. */
export const shareSources = extensionPoint<ShareSource>();
