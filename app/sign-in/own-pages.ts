import type { IconName } from '#app/components/Icon.tsx';
import type { AccountSections } from '#domain/dashboard/section-calls.ts';
import type { StaticPageId } from '#domain/site-map.ts';

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
  ['myWishes', 'mail'],
  ['myVolunteering', 'heart'],
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
