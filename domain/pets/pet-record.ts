import type { StoredDescription } from './birth-input.ts';
import type { Adopter, PetDescription, PetHistoryEntry } from './pet.ts';
import type { Visibility } from './visibility.ts';
import type { PetStatus, YesNo } from './vocabularies.ts';

export interface Contacts {
  ownerName: string;
  ownerEmail: string;
  ownerPhone: string;
  vetName: string;
  vetPhone: string;
}

/** All of a pet that people change. */
export interface PetRecord extends Visibility, Contacts {
  description: StoredDescription;
  status: PetStatus;
  /** YYYY-MM-DD; null while it is not deleted. */
  deletedOn: string | null;
  registeredOn: string;
  history: PetHistoryEntry[];
  adoptedThroughUs: YesNo | null;
  adopter: Adopter | null;
  /** Set by the upload of the contract alone. */
  contractFile: string | null;
}

/** What somebody asks for: what is not said stays as it is. Descriptions and adopters are not checked yet. */
export interface PetRequest extends Partial<Contacts>, Partial<Visibility> {
  description: Readonly<Partial<Record<keyof PetDescription, unknown>>>;
  status?: PetStatus;
  deleted?: boolean;
  adoptedThroughUs?: YesNo;
  adopter?: Readonly<Partial<Record<keyof Adopter, unknown>>>;
}
