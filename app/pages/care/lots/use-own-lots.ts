import { useLoaded } from '#app/api/use-loaded.ts';
import { type CareKind, careKind } from '#domain/care/care-kinds.ts';
import { findLots, type Lot } from './lot-calls.ts';

const load = () => findLots(false);

/** The reader's own lots of which something is left, those that expire first before others; none until they are loaded. */
export function useOwnLots(): (kind: CareKind) => readonly Lot[] {
  const { data } = useLoaded(load);
  return (kind) =>
    (data?.lotes ?? []).filter(
      ({ tipo, quedan, propio }) => propio && quedan > 0 && tipo === careKind.toWire(kind),
    );
}
