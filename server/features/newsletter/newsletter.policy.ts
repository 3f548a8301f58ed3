import { isAdministrator, type Viewer } from '#domain/accounts/viewer.ts';
import { forbidden } from '#domain/errors.ts';

/** Anybody may subscribe; the list of subscribers is for administrators only. */
export function requireListKeeper(viewer: Viewer): void {
  if (!isAdministrator(viewer)) throw forbidden();
}
