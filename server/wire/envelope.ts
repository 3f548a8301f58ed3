import { z } from 'zod';
import type { FieldTexts } from '#domain/errors.ts';
import type { Paged } from '#domain/paging.ts';

/** The response of an action: data in the envelope, or a file instead. */
export type ActionResponse = DataResponse | DataInPieces | FileResponse;

/** A page of something says where it stands. */
export interface DataResponse<Data = unknown> {
  data: Data;
  page?: Omit<Paged<unknown>, 'items'>;
}

/** A whole success as JSON that is written while it is sent: see `successInPieces`. */
export interface DataInPieces {
  json: AsyncIterable<string>;
}

/** Sent piece by piece, as they are made. */
export interface FileResponse {
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

export const paginateExample = { page: 1, limit: 15, total: 1, last_page: 1 };

export const paginate = z
  .strictObject({
    page: z.int().min(1),
    limit: z.int().min(1),
    total: z.int().min(0),
    last_page: z.int().min(1),
  })
  .meta({
    id: 'Paginate',
    description: 'Where a page stands in its list',
    examples: [paginateExample],
  });

export const failureEnvelope = z
  .strictObject({
    status: z.literal('error'),
    code: z
      .string()
      .regex(/^[a-z]\w*$/i)
      .meta({
        description: 'Stable: programs know the error by it, in whatever language the message is',
      }),
    message: z.string().min(1).meta({ description: 'For people, in the language of the call' }),
    errors: z
      .record(z.string(), z.array(z.string().min(1)).min(1))
      .optional()
      .meta({ description: 'By the place in the body, such as `edad.valor`, what is wrong there' }),
  })
  .meta({ id: 'Failure', description: 'What every call that fails responds' });

export function success({ data, page }: DataResponse) {
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
