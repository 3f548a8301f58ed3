import type { FederalState } from '../federal-states.ts';
import { federalState } from '../federal-states.ts';
import { type NoticeKind, type NoticeSpecies, noticeKinds, noticeSpecies } from './notice-words.ts';

/** What the list of notices is narrowed by, in its address. */
export const noticeParams = { kind: 'tipo', species: 'especie', federalState: 'entidad' } as const;

export interface NoticeFilter {
  kind?: NoticeKind | undefined;
  species?: NoticeSpecies | undefined;
  federalState?: FederalState | undefined;
}

/** What means nothing is left out. */
export const readNoticeFilter = (params: URLSearchParams): NoticeFilter => ({
  kind: noticeKinds.fromWire(params.get(noticeParams.kind)),
  species: noticeSpecies.fromWire(params.get(noticeParams.species)),
  federalState: federalState.fromWire(params.get(noticeParams.federalState)),
});

/** A photo of a published notice. */
export const noticePhotoPath = (photoId: string): string => `/archivos/extraviados/${photoId}.webp`;

/** Folios are read from addresses; undefined for what is none. */
export function folioIn(text: string | undefined): number | undefined {
  const folio = /^\d{1,10}$/.test(text ?? '') ? Number(text) : 0;
  return folio > 0 && folio <= 2_147_483_647 ? folio : undefined;
}

/** What the page of chips says after it was asked. */
export const chipParam = 'resultado';

export const chipResultOf = ({ isSought, isSent }: { isSought: boolean; isSent: boolean }) =>
  isSent ? 'enviado' : isSought ? 'si' : 'no';
