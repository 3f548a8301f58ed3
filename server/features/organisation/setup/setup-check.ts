import type { SetupFact, SetupItem } from '#domain/operations/setup.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** What a feature knows of one thing that a new portal needs. */
export interface SetupCheck {
  item: SetupItem;
  /** Whatever it throws, or does not say within a moment, is told as unknown. @param accountId of who asks */
  isDone(accountId: string): Promise<boolean>;
  /** How many are missing, where they are counted. */
  count?(): Promise<number>;
  /**
   * Tries it out, where it is configured.
   * @throws what went wrong, whose first line is shown; TrialFailed, where it is known in plain words as well
   */
  tryOut?: ((accountId: string) => Promise<readonly SetupFact[]>) | undefined;
  /** Where it can come to be configured, or cease to be, while the portal runs. */
  mayTry?(): boolean;
}

/** A trial that failed for a reason that has words of its own. */
export class TrialFailed extends Error {
  override readonly name = 'TrialFailed';
  readonly reason: SetupFact;

  constructor(reason: SetupFact, cause: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

export const setupChecks = extensionPoint<SetupCheck>();
