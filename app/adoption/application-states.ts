import type { IconName } from '#app/components/Icon.tsx';
import { type ApplicationState, openStates } from '#domain/adoption/application-machine.ts';

/** Those that still lead somewhere, in the order in which an application goes through them. */
export const openColumns = [
  'received',
  'waiting',
  'inReview',
  'conversation',
  'homeVisit',
  'approved',
  'reserved',
] as const satisfies readonly ApplicationState[];

export const closedColumns = [
  'adopted',
  'declined',
  'withdrawn',
  'returned',
] as const satisfies readonly ApplicationState[];

export const isOpen = (state: ApplicationState): boolean => openStates.includes(state);

export const stateIcons: Record<ApplicationState, IconName> = {
  received: 'mail',
  waiting: 'clock',
  inReview: 'search',
  conversation: 'chat',
  homeVisit: 'pin',
  approved: 'check',
  reserved: 'calendar',
  adopted: 'heart',
  declined: 'minus',
  withdrawn: 'arrow',
  returned: 'paw',
};

/** How a state looks: nobody needs colours to understand it. */
export const stateTone = (state: ApplicationState): 'new' | 'going' | 'good' | 'ended' => {
  if (state === 'received' || state === 'waiting') return 'new';
  if (state === 'approved' || state === 'reserved' || state === 'adopted') return 'good';
  return isOpen(state) ? 'going' : 'ended';
};
