import { findFederalState } from '../federal-states.ts';
import { optionalLine } from './fields.ts';
import { personLimits } from './person-limits.ts';

/** One of the 32 by its usual name; elsewhere whatever people call it. */
export const federalState = optionalLine(personLimits.federalState).transform(
  (name) => findFederalState(name) ?? name,
);
