import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict } from '#domain/errors.ts';
import { type SetupItem, setupItems } from '#domain/operations/setup.ts';
import type { FoundSetupItem, SetupTrial } from '#domain/operations/setup-calls.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { failureOf } from '#server/jobs/failure.ts';
import { withinMoment } from '../operations/within-moment.ts';
import { type SetupCheck, TrialFailed } from './setup-check.ts';

export type SetupService = ReturnType<typeof createSetupService>;

/** What a new portal needs before it is ready. @param checks read when it is needed: features still bring theirs */
export function createSetupService({
  limits,
  checks,
}: {
  limits: RateLimits;
  checks: () => readonly SetupCheck[];
}) {
  const mayBeTried = ({ tryOut, mayTry }: SetupCheck) =>
    tryOut !== undefined && (mayTry?.() ?? true);

  async function look(check: SetupCheck, accountId: string): Promise<FoundSetupItem> {
    const { item } = check;
    // What throws at once is unknown as well.
    const begun = Promise.resolve();
    const [isDone, count] = await Promise.all([
      withinMoment(begun.then(() => check.isDone(accountId))),
      check.count && withinMoment(begun.then(check.count)),
    ]);
    const state = isDone === undefined ? 'unknown' : isDone ? 'done' : 'missing';
    return { item, state, count: count ?? null, canBeTried: mayBeTried(check) };
  }

  return {
    /** In the order in which it is seen to. @throws AppError forbidden */
    async find(viewer: Viewer): Promise<FoundSetupItem[]> {
      const accountId = requireRight(viewer, 'settings.manage');
      const found = await Promise.all(checks().map((check) => look(check, accountId)));
      const order = ({ item }: FoundSetupItem) => setupItems.values.indexOf(item);
      return found.toSorted((a, b) => order(a) - order(b));
    },

    /** @throws AppError forbidden, conflict (it is not configured, or nothing can be tried), tooManyRequests */
    async tryOut(viewer: Viewer, item: SetupItem): Promise<SetupTrial> {
      const accountId = requireRight(viewer, 'settings.manage');
      await limits.consume('setupTrial', accountId);
      const check = checks().find((one) => one.item === item);
      const tryOut = check && mayBeTried(check) ? check.tryOut : undefined;
      if (!tryOut) throw conflict('setupNotTried');
      try {
        return { worked: true, facts: [...(await tryOut(accountId))], error: null };
      } catch (error) {
        const known = error instanceof TrialFailed ? error : undefined;
        const facts = known ? [known.reason] : [];
        return { worked: false, facts, error: failureOf(known?.cause ?? error) };
      }
    },
  };
}
