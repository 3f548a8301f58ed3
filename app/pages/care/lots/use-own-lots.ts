import { useCall } from '#app/api/use-call.ts';
import type { CareKind } from '#domain/care/care-kinds.ts';
import { type FoundLot, findCareLots } from '#domain/care/care-lot-calls.ts';

/** The reader's own lots of which something is left, those that expire first before others; none until they are loaded. */
export function useOwnLots(): (kind: CareKind) => readonly FoundLot[] {
  const { data } = useCall(findCareLots, { ofAll: false });
  return (kind) =>
    (data?.lots ?? []).filter((lot) => lot.isOwn && lot.left > 0 && lot.kind === kind);
}
