/** The +15 button offers itself as loudly as it is needed. */
export const renewalLook = { none: 'quiet', soon: 'outline', urgent: 'primary' } as const;
