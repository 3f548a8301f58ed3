import { type ValueOf, vocabulary } from '../vocabulary.ts';
import {
  type PetFilter,
  petOrderParam,
  petOrderWords,
  petSearchParams,
  writePetFilter,
} from './pet-filter.ts';

/** The orders of everybody's lists, and those that only a visitor's own place or words give. */
export const listOrder = vocabulary({ ...petOrderWords, nearest: 'cerca', fit: 'afines' });

/** How a visitor wants a list to stand. */
export interface ListOrder {
  by: ValueOf<typeof listOrder>;
  /** For `nearest`: a place or a postal code, as typed. */
  near?: string | undefined;
  /** What was looked for in the visitor's own words; `fit` goes by it. */
  text?: string | undefined;
}

/** From where `nearest` counts. */
export const nearParam = 'desde';

const longestPlace = 80;

/** Without its place or its words an order is none. */
export function readListOrder(params: URLSearchParams, longestText: number): ListOrder {
  const by = listOrder.fromWire(params.get(petOrderParam)) ?? 'newest';
  const near = params.get(nearParam)?.trim().slice(0, longestPlace) || undefined;
  const text = params.get(petSearchParams.text)?.slice(0, longestText) || undefined;
  if (by === 'nearest') return near ? { by, near, text } : { by: 'newest', text };
  return { by: by === 'fit' && !text ? 'newest' : by, text };
}

/** The same filter and order always give the same text. */
export function writeListQuery(filter: PetFilter, { by, near, text }: ListOrder): URLSearchParams {
  const params = writePetFilter(filter);
  if (by !== 'newest') params.set(petOrderParam, listOrder.toWire(by));
  if (by === 'nearest' && near) params.set(nearParam, near);
  if (text) params.set(petSearchParams.text, text);
  return params;
}
