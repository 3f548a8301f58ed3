import { isAdministrator, type Viewer } from '#domain/accounts/viewer.ts';
import { forbidden } from '#domain/errors.ts';

/** @returns the administrator's id. @throws AppError forbidden */
export function requireAdministrator(viewer: Viewer): string {
  if (viewer.kind !== 'user' || !isAdministrator(viewer)) throw forbidden();
  return viewer.id;
}
