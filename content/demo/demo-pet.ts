import type { FolderDocumentKind, ReviewStatus } from '#domain/document-folders/folder-document.ts';
import type { Adopter, PetDescription } from '#domain/pets/pet.ts';
import type { AgeUnit, Compatibility, PetStatus, Species } from '#domain/pets/vocabularies.ts';
import type { CatCoat, DogCoat } from '../portraits/coats.ts';
import type { Mood } from '../portraits/face.ts';
import type { Dressing, Pose } from '../portraits/portrait.ts';

type SharedDescription = Pick<
  PetDescription,
  | 'name'
  | 'breed'
  | 'sex'
  | 'size'
  | 'color'
  | 'weightKg'
  | 'sterilized'
  | 'vaccines'
  | 'personality'
  | 'story'
  | 'city'
  | 'federalState'
>;

/** How a pet is drawn: one portrait for each pose, all of the same animal. */
interface Look<Coat> {
  coat: Coat;
  seed: number;
  mood: Mood;
  /** None: there is no picture of it yet. */
  poses: readonly Pose[];
  dressing?: Dressing;
}

/** `family`: of an adoption through the portal, which comes with a contract; the others happened elsewhere. */
export type DemoTurn =
  | { daysAgo: number; to: Exclude<PetStatus, 'adopted'> | 'deleted' }
  | { daysAgo: number; to: 'adopted'; family?: Adopter };

/** How a document of a pet's folder stands; without `status` it waits for its review. */
interface DemoDocument {
  kind: FolderDocumentKind;
  status?: ReviewStatus;
  /** Days from the day of filling to its last valid day. */
  validFor?: number;
  comments?: string;
  /** Nothing was handed in. */
  withoutFile?: true;
}

/** A pet of the demonstration. All days count back from the day on which the demonstration is filled. */
interface DemoPetOf<S extends Species, Coat> extends SharedDescription {
  /** Stays the same for ever, so that filling twice changes nothing. */
  id: string;
  species: S;
  age: readonly [number, AgeUnit];
  /** With their own kind, with other animals, with children. */
  getsAlong: readonly [Compatibility, Compatibility, Compatibility];
  learned: readonly ('trained' | 'houseTrained')[];
  /** As far as it is known. */
  character?: Partial<Pick<PetDescription, 'energy' | 'stairs' | 'needsExperience'>>;
  dewormedDaysAgo: number | null;
  needs?: readonly string[];
  programme: 'adoption' | 'rehabilitation';
  registeredDaysAgo: number;
  /** When the rescuer last prolonged the pet's visibility; the day of registration when left out. */
  renewedDaysAgo?: number;
  /** Who sterilized it; the paper about it lies with its papers. */
  vet?: { name: string; phone: string };
  /** Its document folder, where one was opened; what is not named here is still to come. */
  folder?: readonly DemoDocument[];
  /** How its story went on, in that order. */
  later?: readonly DemoTurn[];
  rescuedBy: 'rescuer' | 'administrator';
  look: Look<Coat>;
  /** The pet whose first picture stands among its own as well, as where somebody registers an animal twice. */
  copiesPhotoOf?: string;
  /** Shows the demonstration's video before the pictures. */
  video?: true;
}

export type DemoDog = DemoPetOf<'dog', DogCoat>;
export type DemoCat = DemoPetOf<'cat', CatCoat>;
export type DemoPet = DemoDog | DemoCat;
