/** Whether this browser has passkeys, and for this address: they belong to names, not to numbers. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|:/.test(location.hostname);
