import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import { StartupError } from '#server/process/startup-error.ts';

/** A file that is no table, or none that is read for sure: in words of a command, and as people read them on a screen. */
export class UnreadableTable extends StartupError {
  readonly reason: PlainKey;

  constructor(reason: PlainKey, message: string) {
    super(message);
    this.reason = reason;
  }
}
