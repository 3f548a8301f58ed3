import { statusLevel } from '#domain/operations/status.ts';
import type { PartStatus } from '#domain/operations/status-calls.ts';

/** What needs somebody comes first: on a phone it would be screens away. */
export const worstFirst = <Part extends Pick<PartStatus, 'level'>>(parts: readonly Part[]) =>
  parts.toSorted((a, b) => rank(b) - rank(a));

const rank = ({ level }: Pick<PartStatus, 'level'>) => statusLevel.values.indexOf(level);
