export interface PageRequest {
  /** From 1. */
  page: number;
  /** Rows a page. */
  limit: number;
  /** The total is of no matter: nothing beyond the page is counted. */
  withTotal?: false;
}

export interface Paged<T> extends PageRequest {
  items: T[];
  total: number;
  /** At least 1, also when there is nothing. */
  lastPage: number;
}

/** Rows on every list that people page through. */
export const pageSize = 15;

/** Of what calls may ask. */
export const pageLimits = { page: 1_000_000_000, perPage: 100 } as const;

/** Carries the page in a list's address. */
export const pageParam = 'pagina';

/** Beyond any real list, and small enough that no offset overflows. */
const largestPage = 1_000_000;

export function paged<T>(items: T[], total: number, { page, limit }: PageRequest): Paged<T> {
  return { items, page, limit, total, lastPage: Math.max(1, Math.ceil(total / limit)) };
}

/** The page number of a URL; whatever is not a whole number from 1 on reads as page 1. */
export function readPageNumber(text: string | null): number {
  if (text === null || !/^\d+$/.test(text)) return 1;
  return Math.min(Math.max(1, Number(text)), largestPage);
}
