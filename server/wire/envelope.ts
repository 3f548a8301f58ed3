import type { FieldTexts } from '#domain/errors.ts';
import type { Paged } from '#domain/paging.ts';

/** What an action answers: data in the envelope, or a file instead. */
export type Answer = DataAnswer | DataInPieces | FileAnswer;

/** A page of something says where it stands. */
export interface DataAnswer {
  data: unknown;
  page?: Omit<Paged<unknown>, 'items'>;
}

/** A whole success as JSON that is written while it is sent: see `successInPieces`. */
interface DataInPieces {
  json: AsyncIterable<string>;
}

/** Sent piece by piece, as they are made. */
export interface FileAnswer {
  file: {
    name: string;
    /** Media type. */
    type: string;
    pieces: AsyncIterable<string | Uint8Array>;
  };
}

export interface Failure {
  status: 'error';
  /** Tells what is wrong to programs; messages are for people. */
  code: string;
  message: string;
  errors?: FieldTexts;
}

export function success({ data, page }: DataAnswer) {
  if (!page) return { status: 'success', data };
  const { limit, total, lastPage } = page;
  return {
    status: 'success',
    data,
    paginate: { page: page.page, limit, total, last_page: lastPage },
  };
}

/** @param data JSON */
export async function* successInPieces(data: AsyncIterable<string>): AsyncGenerator<string> {
  yield '{"status":"success","data":';
  yield* data;
  yield '}';
}

export function failure(code: string, message: string, errors?: FieldTexts): Failure {
  return { status: 'error', code, message, ...(errors && { errors }) };
}
