import { callApi } from '#app/api/session-client.ts';
import type { IconName } from '#app/components/Icon.tsx';
import type { StaticPageId } from '#domain/site-map.ts';

/** What an account has, as far as its menu asks. */
export interface AccountSections {
  /** It looks after pets. */
  ownPets: boolean;
  /** It has sent applications. */
  applications: boolean;
  /** It has pets that it adopted. */
  adoptedPets: boolean;
}

export async function findSections(): Promise<AccountSections> {
  const { mascotas, solicitudes, adoptadas } = await callApi('tablero:secciones', {});
  return { ownPets: mascotas, applications: solicitudes, adoptedPets: adoptadas };
}

type Entry = readonly [StaticPageId, IconName];

/** Of everybody; who looks after pets and has not applied for any needs no profile for it. */
const first = [
  ['myAccount', 'info'],
  ['myProfile', 'user'],
] as const satisfies readonly Entry[];
const adopting = [
  ['myApplications', 'paw'],
  ['myAdoptionProfile', 'pencil'],
] as const satisfies readonly Entry[];
const caring = [['careToDo', 'calendar']] as const satisfies readonly Entry[];
const last = [
  ['adoptionEvents', 'calendar'],
  ['myDonations', 'check'],
  ['changePassword', 'link'],
] as const satisfies readonly Entry[];

const lists = [
  ['myAdoptions', 'paw'],
  ['myRehabilitations', 'heart'],
  ['receivedApplications', 'mail'],
  ['pendingPapers', 'folder'],
  ['fosterStays', 'pin'],
] as const satisfies readonly Entry[];
const registering = [
  ['registerAdoptionPet', 'plus'],
  ['registerRehabilitationPet', 'plus'],
  ['myFosterHome', 'heart'],
] as const satisfies readonly Entry[];

/** @param sections undefined until they are known: then as for somebody without pets of their own */
export function ownPagesOf(sections: AccountSections | undefined) {
  const { ownPets = false, applications = true, adoptedPets = false } = sections ?? {};
  return {
    own: [
      ...first,
      ...(applications || !ownPets ? adopting : []),
      ...(adoptedPets || ownPets ? caring : []),
      ...last,
    ],
    /** Of whoever looks after pets, or wants to. */
    rescuing: [...(ownPets ? lists : []), ...registering],
  };
}
