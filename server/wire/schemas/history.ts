import { can } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type HistoryEntry, historyRoles } from '#domain/documents/history.ts';
import type { StateMachine } from '#domain/documents/state-machine.ts';

/** Who made an entry everybody reads by their role alone; the account only who reads the log. */
export const historyToWire = (
  entries: readonly HistoryEntry[],
  { states, transitions, events = {} }: StateMachine,
  viewer: Viewer,
) =>
  entries.map(({ at, transition, status, madeAs, madeBy, words }) => ({
    fecha: at,
    estado: states.toWire(status),
    transicion: transition && (transitions[transition]?.wire ?? events[transition] ?? null),
    por: historyRoles.toWire(madeAs),
    mensaje: words || null,
    ...(can(viewer, 'audit.read') && { usuario_id: madeBy }),
  }));
