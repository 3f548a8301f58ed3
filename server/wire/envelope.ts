import type { FieldErrors } from '#domain/errors.ts';
import type { Paged } from '#domain/paging.ts';

/** What an action answers; a page of something says where it stands. */
export interface Answer {
  data: unknown;
  page?: Omit<Paged<unknown>, 'items'>;
}

export interface Failure {
  status: 'error';
  message: string;
  errors?: FieldErrors;
}

export function success({ data, page }: Answer) {
  if (!page) return { status: 'success', data };
  const { limit, total, lastPage } = page;
  return {
    status: 'success',
    data,
    paginate: { page: page.page, limit, total, last_page: lastPage },
  };
}

export function failure(message: string, errors?: FieldErrors): Failure {
  return errors ? { status: 'error', message, errors } : { status: 'error', message };
}
