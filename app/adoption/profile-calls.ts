import { callApi } from '#app/api/session-client.ts';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import { adoptionProfileInput } from '#domain/adoption/adoption-profile.ts';
import { profileFromWire, profileToWire } from '#domain/adoption/profile-wire.ts';
import type { Language } from '#domain/language.ts';

/** One's own; undefined while there is none. @throws ApiError */
export async function fetchProfile(): Promise<AdoptionProfile | undefined> {
  const profile = await callApi('perfil_adopcion:consultar', {});
  return profile ? adoptionProfileInput.parse(profileFromWire(profile)) : undefined;
}

/** @throws ApiError */
export async function saveProfile(profile: AdoptionProfile, language: Language): Promise<void> {
  await callApi('perfil_adopcion:guardar', { ...profileToWire(profile), lang: language });
}
