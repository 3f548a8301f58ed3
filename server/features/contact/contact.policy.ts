import { isAdministrator, type Viewer } from '#domain/accounts/viewer.ts';
import { forbidden } from '#domain/errors.ts';

/** Anybody may write; what was written is personal and for administrators only. */
export function requireReader(viewer: Viewer): void {
  if (!isAdministrator(viewer)) throw forbidden();
}
