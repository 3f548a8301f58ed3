import type { FederalState } from '../federal-states.ts';
import type { RescueKind } from './rescue-words.ts';

/** Of which reports somebody at the desk is told by mail; an empty list means all. */
export interface RescueChoice {
  federalStates: readonly FederalState[];
  kinds: readonly RescueKind[];
}

export const everyReport: RescueChoice = { federalStates: [], kinds: [] };

/** A report whose postal code tells no state fits any. */
export const fitsChoice = (
  { federalStates, kinds }: RescueChoice,
  report: { federalState: string; kind: RescueKind },
): boolean =>
  (kinds.length === 0 || kinds.includes(report.kind)) &&
  (federalStates.length === 0 ||
    report.federalState === '' ||
    federalStates.some((state) => state === report.federalState));
