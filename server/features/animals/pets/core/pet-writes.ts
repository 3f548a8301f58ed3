import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict, invalid, notFound } from '#domain/errors.ts';
import type { StoredDescription } from '#domain/pets/birth-input.ts';
import { type FocalPoint, focalPointWithin } from '#domain/pets/focal-point.ts';
import type { PetRecord, PetRequest } from '#domain/pets/pet-record.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditAction, AuditService } from '#server/features/people/audit/audit.service.ts';
import { matesOf } from '../groups/pet-groups.repository.ts';
import type { PetListener } from './pet-listener.ts';
import { chosenFocalPoints, mediaIdsOf, replaceMedia } from './pet-media.repository.ts';
import { type LockedPet, lockPet } from './pet-writes.repository.ts';
import { managesAny, requireManager } from './pets.policy.ts';

/** What every change of a pet depends on. */
export interface PetWrites {
  dataVersions: DataVersions;
  audit: AuditService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  petListeners: readonly PetListener[];
}

/** What the use cases for whoever looks after a pet depend on. */
export interface PetWriting extends PetWrites {
  database: Database;
  limits: RateLimits;
  today: () => string;
  now: () => string;
}

/** What a caller asks for, and of what they start from. */
export interface ManagedPetRequest extends PetRequest {
  /** The account that the pet belongs to; only who manages any pet is listened to. */
  ownerId?: string;
  /** Ids of the pet's own pictures and videos, in the order in which they are to stand; those left out go. */
  mediaIds?: readonly string[];
  /** Of pictures that the pet keeps, by their ids; those of the others stay. */
  focalPoints?: ReadonlyMap<string, FocalPoint>;
  /** The version that the caller read; an older one than the pet's is refused. */
  version?: number;
}

type Deletable = Pick<LockedPet['record'], 'deletedOn' | 'status'>;

export const changedSince = () => conflict('petChangedSince');

export async function findContact({ accounts }: PetWrites, tx: Tx, id: string) {
  return (await accounts.contactsOf([id], tx.query)).get(id);
}

export async function recordPet(
  { dataVersions, audit }: Pick<PetWrites, 'dataVersions' | 'audit'>,
  tx: Tx,
  action: AuditAction,
  { viewer, address }: Actor,
  petId: string,
  ownerId: string | null,
  details: Record<string, unknown> = {},
): Promise<void> {
  const actorId = viewer.kind === 'user' ? viewer.id : null;
  await audit.record(tx, {
    action,
    actorId,
    subjectId: ownerId,
    address,
    details: { petId, ...details },
  });
  await dataVersions.bump(tx, 'pets');
}

export async function lockManaged(tx: Tx, id: string, viewer: Viewer): Promise<LockedPet> {
  const pet = await lockWithGroup(tx, id);
  if (!pet) throw notFound('pet');
  requireManager(viewer, pet);
  return pet;
}

/** With the others of its group, which it may leave, in the order of their ids, as whoever locks several does. */
async function lockWithGroup(tx: Tx, id: string): Promise<LockedPet | undefined> {
  let found: LockedPet | undefined;
  const others = await matesOf(tx.query, id);
  for (const each of [id, ...others].sort()) {
    const pet = await lockPet(tx, each);
    if (each === id) found = pet;
  }
  return found;
}

/** Whose the pet is after the change: only who manages any pet gives it to somebody else. */
export async function ownerAfter(
  dependencies: PetWrites,
  tx: Tx,
  viewer: Viewer,
  current: string | null,
  requested?: string,
) {
  if (!managesAny(viewer) || requested === undefined || requested === current) return current;
  if (!(await findContact(dependencies, tx, requested))) throw invalid({ ownerId: ['readOnly'] });
  return requested;
}

/** Leaves out and orders what the pet has, and moves focal points; nothing comes to it by its name. */
export async function arrangeMedia(
  tx: Tx,
  petId: string,
  { mediaIds, focalPoints = new Map() }: Pick<ManagedPetRequest, 'mediaIds' | 'focalPoints'>,
): Promise<boolean> {
  if (mediaIds === undefined && focalPoints.size === 0) return false;
  const current = await mediaIdsOf(tx.query, petId);
  const wanted = mediaIds ?? current;
  const isOwn = wanted.every((id) => current.includes(id));
  if (!isOwn || new Set(wanted).size < wanted.length) throw invalid({ mediaIds: ['readOnly'] });
  if (![...focalPoints.keys()].every((id) => wanted.includes(id))) {
    throw invalid({ focalPoints: ['readOnly'] });
  }
  const chosen = await chosenFocalPoints(tx.query, petId);
  const moved = new Map(
    [...focalPoints].map(([id, point]) => [id, focalPointWithin(point)] as const),
  );
  const isSame = [...moved].every(
    ([id, { x, y }]) => chosen.get(id)?.x === x && chosen.get(id)?.y === y,
  );
  if (isSame && wanted.join() === current.join()) return false;
  await replaceMedia(tx, petId, wanted, moved);
  return true;
}

/** For the log: which fields, never what stands in them. */
export function whatChanged(before: PetRecord, after: PetRecord) {
  const { status } = after;
  if (status !== before.status) return { status, statusBefore: before.status };
  const changed = (Object.keys(after.description) as (keyof StoredDescription)[]).filter(
    (name) => JSON.stringify(after.description[name]) !== JSON.stringify(before.description[name]),
  );
  const fields = [...new Set(changed.map((name) => saidAs(name, after.description)))];
  return { status, ...(fields.length > 0 && { fields }) };
}

/** What people have said where that is what the row keeps of it. */
function saidAs(name: keyof StoredDescription, { estimatedOn }: StoredDescription) {
  const isBirth = ['bornOn', 'estimatedOn', 'estimatedAge', 'estimatedAgeUnit'].includes(name);
  return isBirth ? (estimatedOn === null ? 'bornOn' : 'ageValue') : name;
}

export function eventOf(before: Deletable, after: Deletable): AuditAction {
  if (after.status !== before.status) return 'pet.statusChanged';
  if (after.deletedOn === before.deletedOn) return 'pet.changed';
  return after.deletedOn === null ? 'pet.restored' : 'pet.deleted';
}
