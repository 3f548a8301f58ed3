import { callApi } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import { timelineKind } from '#domain/timeline/timeline.ts';

export type Timeline = DataOf<'historia:consultar'>;
export type Entry = Timeline['entradas'][number];

/** @param kind '' for all @param from `siguiente` of the page before; '' for the first one @throws ApiError */
export const readTimeline = (id: string, kind: string, from: string): Promise<Timeline> =>
  callApi('historia:consultar', {
    id,
    // What an address says that means nothing is asked for as all.
    ...(isKind(kind) && { tipos: [kind] }),
    ...(from && { desde: from }),
  });

type Kind = Timeline['tipos'][number];
export const isKind = (word: string): word is Kind => timelineKind.fromWire(word) !== undefined;
