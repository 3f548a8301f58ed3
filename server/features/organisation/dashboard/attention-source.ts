import type { AttentionKind } from '#domain/dashboard/attention.ts';
import { extensionPoint } from '#server/features/extension-point.ts';

/** What a feature knows of things that wait for somebody; nothing is counted beyond `mostCounted`. */
export interface AttentionSource {
  kind: AttentionKind;
  /** Over all, for whoever has the kind's right; whose own applications somebody else decides about, for one. */
  countAll?(viewerId: string): Promise<number>;
  /** Of what is the account's own. */
  countOwn?(accountId: string): Promise<number>;
}

export const attentionSources = extensionPoint<AttentionSource>();
