/** Why the portal does not start, in words a person can act on: shown as it is, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
