import { useSyncExternalStore } from 'react';

/** Whether this browser has passkeys, and for this address: they belong to names, not to numbers. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|:/.test(location.hostname);

const never = () => () => {};

/** As the server writes a page, every browser can: nearly all can, and nothing moves in them. */
export const useCanUsePasskeys = (): boolean =>
  useSyncExternalStore(never, canUsePasskeys, () => true);
