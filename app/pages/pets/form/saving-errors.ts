import { ApiError } from '#app/api/transport/api-error.ts';
import { petFieldNames } from '#domain/pets/pet-wire.ts';
import type { TaskId } from './save-pet.ts';
import type { ValueField } from './values.ts';

/** What may come of a registration that was sent before, and says nothing about it. */
const passing = [401, 409, 429];

/** The portal spoke: it knows whether it has registered a pet, and it has not. */
export const isFinal = (error: unknown) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  !passing.includes(error.status);

/** Another version was saved meanwhile, or a picture that was to stay is not there any more. */
export const isConflict = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || 'imagenes' in error.errors);

/** The portal failed at a file. */
export const failedInUpload = (error: unknown, task: TaskId | undefined) =>
  error instanceof ApiError && error.status >= 500 && task !== 'data' && task !== 'order';

/** The pet, or a file of it. */
export const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

const fieldByName = new Map(
  Object.entries(petFieldNames).map(([field, name]) => [name, field as ValueField]),
);

/** What the portal said of the form's own fields, in its words. */
export function serverErrorsOf(error: unknown): Partial<Record<ValueField, string>> {
  if (!(error instanceof ApiError)) return {};
  const found = Object.entries(error.errors).flatMap(([name, [message]]) => {
    const field = fieldByName.get(name);
    return field && message ? [[field, message]] : [];
  });
  return Object.fromEntries(found);
}
