import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';

/** A profile as the wire says it: of what was never asked, that nobody knows it. */
export const wholeProfile = ({
  place = null,
  home: { stairs = null, ...home },
  allowsWhatsApp = false,
  ...profile
}: AdoptionProfile) => ({ ...profile, place, home: { ...home, stairs }, allowsWhatsApp });
