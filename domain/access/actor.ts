import type { Viewer } from '../accounts/viewer.ts';

/** Who does something, and from where: what the log of security events tells. */
export interface Actor {
  viewer: Viewer;
  /** The caller's IP address. */
  address: string;
}
