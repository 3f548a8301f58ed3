import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import {
  type AttentionKind,
  attentionKinds,
  attentionSights,
} from '#domain/dashboard/attention.ts';
import type { AttentionSource } from './attention-source.ts';
import { type DashboardScope, requireDashboard } from './dashboard.policy.ts';
import type { DashboardDependencies } from './dashboard-dependencies.ts';

export interface Attention {
  kind: AttentionKind;
  /** At most `mostCounted`. */
  count: number;
}

/**
 * What waits for the viewer, the most urgent first; of kinds of which nothing waits, 0.
 * @throws AppError unauthenticated, forbidden
 */
export async function findAttention(
  { sources }: Pick<DashboardDependencies, 'sources'>,
  viewer: Viewer,
  scope: DashboardScope,
): Promise<Attention[]> {
  const accountId = requireDashboard(viewer, scope);
  const counter = ({ kind, countAll, countOwn }: AttentionSource) => {
    if (scope === 'own') return countOwn;
    const right = attentionSights[kind].staff?.right;
    return right && can(viewer, right) ? countAll : undefined;
  };
  const found = await Promise.all(
    sources().flatMap((source) => {
      const count = counter(source);
      return count ? [count(accountId).then((total) => ({ kind: source.kind, count: total }))] : [];
    }),
  );
  const order = ({ kind }: Attention) => attentionKinds.values.indexOf(kind);
  return found.toSorted((a, b) => order(a) - order(b));
}
