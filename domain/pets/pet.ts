import type { FederalState } from '../federal-states.ts';
import type {
  AgeUnit,
  Breed,
  Compatibility,
  PetStatus,
  Sex,
  Size,
  Species,
  YesNo,
} from './vocabularies.ts';

/** What a person says about a pet; the form, the import and the wire all end in this shape. */
export interface PetDescription {
  name: string;
  species: Species;
  breed: Breed;
  sex: Sex;
  size: Size;
  color: string;
  ageValue: number;
  ageUnit: AgeUnit;
  /** Kilograms; not every rescue has scales. */
  weightKg: number | null;
  goodWithOwnKind: Compatibility;
  goodWithOtherAnimals: Compatibility;
  goodWithChildren: Compatibility;
  trained: boolean;
  houseTrained: boolean;
  dewormed: boolean;
  /** YYYY-MM-DD */
  lastDewormedOn: string | null;
  vaccines: string;
  sterilized: boolean;
  personality: string;
  /** The review that rescuers write for adopters (`comentarios` on the wire). */
  story: string;
  city: string;
  federalState: FederalState;
  /** What a pet in rehabilitation needs; empty for the others. */
  needs: string[];
}

export interface PetHistoryEntry {
  /** YYYY-MM-DD */
  date: string;
  status: PetStatus;
}

/** One picture or video of a pet. `src` addresses are relative to the site's root. */
export interface PetMedia {
  id: string;
  kind: 'image' | 'video';
  width: number;
  height: number;
  /** Tiny blurred picture as a data: URL. */
  placeholder: string;
  /** Widths that exist as `/media/{id}/{width}.avif` and `.webp` (for a video: of its poster). */
  widths: number[];
  /** Only for a video: the address of the film. */
  videoUrl: string | null;
  videoType: string | null;
}

/** Where the film is, or the largest picture there is: pictures are never enlarged. */
export function mediaPath({ id, videoUrl, widths }: PetMedia): string {
  return videoUrl ?? `/media/${id}/${Math.max(...widths)}.webp`;
}

/** The adopter's data: never in a public answer. */
export interface Adopter {
  name: string;
  phone: string;
  email: string;
  street: string;
  neighborhood: string;
  postalCode: string;
  state: string;
  city: string;
  country: string;
}

export interface Pet extends PetDescription {
  id: string;
  /** Instant, UTC ISO 8601. */
  createdAt: string;
  updatedAt: string;
  /** Grows by one at each change, so that a second editor notices the first. */
  version: number;
  ownerId: string | null;
  /** The key that the pet had where it was imported from. */
  externalId: string | null;
  status: PetStatus;
  deleted: boolean;
  deletedOn: string | null;
  /** All three YYYY-MM-DD in the site's time zone. */
  registeredOn: string;
  notifyOn: string;
  expiresOn: string;
  history: PetHistoryEntry[];
  media: PetMedia[];
  folderId: string | null;
  ownerName: string;
  ownerEmail: string;
  ownerPhone: string;
  vetName: string;
  vetPhone: string;
  adoptedThroughUs: YesNo | null;
  adopter: Adopter | null;
  contractFile: string | null;
}

/** What anybody may see. A new field stays private until it is added here. */
export const publicPetFields = [
  'id',
  'createdAt',
  'name',
  'species',
  'breed',
  'sex',
  'size',
  'color',
  'ageValue',
  'ageUnit',
  'weightKg',
  'goodWithOwnKind',
  'goodWithOtherAnimals',
  'goodWithChildren',
  'trained',
  'houseTrained',
  'dewormed',
  'vaccines',
  'sterilized',
  'personality',
  'story',
  'city',
  'federalState',
  'needs',
  'status',
  'registeredOn',
  'history',
  'media',
  'folderId',
] as const satisfies readonly (keyof Pet)[];

export type PublicPet = Pick<Pet, (typeof publicPetFields)[number]>;
