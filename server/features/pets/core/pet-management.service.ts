import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { namesOf } from '#domain/contract/field.ts';
import { conflict, invalid, notFound, unauthenticated } from '#domain/errors.ts';
import { type FocalPoint, focalPointWithin } from '#domain/pets/focal-point.ts';
import {
  changedPet,
  type PetRecord,
  type PetRequest,
  registeredPet,
} from '#domain/pets/pet-change.ts';
import { descriptionFields } from '#domain/pets/pet-description.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { AccountsService } from '#server/features/accounts/accounts.service.ts';
import type { AuditAction, AuditService } from '#server/features/audit/audit.service.ts';
import type { RecordCreation } from '#server/features/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/rate-limits/rate-limits.ts';
import type { PetFilesRemoval } from '../papers/pet-files-removal.ts';
import { chosenFocalPoints, mediaIdsOf } from './pet-media.repository.ts';
import { createPetWritesRepository, type LockedPet } from './pet-writes.repository.ts';
import { managesAny, requireManager, requireRemover } from './pets.policy.ts';

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

interface Parts {
  database: Database;
  dataVersions: DataVersions;
  audit: AuditService;
  limits: RateLimits;
  accounts: Pick<AccountsService, 'contactsOf'>;
  filesRemoval: PetFilesRemoval;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
}

/** For how long a deletion can be taken back by whoever looks after the pet. */
const undoMs = 10 * 60_000;

export type PetManagement = ReturnType<typeof createPetManagement>;

/** Registering and changing pets: each use case is one transaction with its security event and the caches' version. */
export function createPetManagement(parts: Parts) {
  const { database, dataVersions, audit, limits, accounts, filesRemoval, clock, timezone } = parts;
  const repository = createPetWritesRepository(database);
  const today = () => dateIn(timezone, clock.now());
  const now = () => clock.now().toISOString();
  const findContact = async (tx: Tx, id: string) =>
    (await accounts.contactsOf([id], tx.query)).get(id);

  async function record(
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

  async function lockManaged(tx: Tx, id: string, viewer: Viewer): Promise<LockedPet> {
    const pet = await repository.lock(tx, id);
    if (!pet) throw notFound('pet');
    requireManager(viewer, pet);
    return pet;
  }

  /** Whose the pet is after the change: only who manages any pet gives it to somebody else. */
  async function ownerAfter(tx: Tx, viewer: Viewer, current: string | null, asked?: string) {
    if (!managesAny(viewer) || asked === undefined || asked === current) return current;
    if (!(await findContact(tx, asked))) throw invalid({ ownerId: ['readOnly'] });
    return asked;
  }

  /** Leaves out and orders what the pet has, and moves focal points; nothing comes to it by its name. */
  async function arrangeMedia(
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
    await repository.replaceMedia(tx, petId, wanted, moved);
    return true;
  }

  return {
    /**
     * @returns the new pet's id
     * @throws AppError unauthenticated, invalid, tooManyRequests
     */
    async register(
      actor: Actor,
      request: ManagedPetRequest,
      recordCreation?: RecordCreation,
    ): Promise<string> {
      const { viewer } = actor;
      if (viewer.kind !== 'user') throw unauthenticated('noSession');
      await limits.consume('petRegistration', viewer.id);
      if (request.mediaIds?.length) throw invalid({ mediaIds: ['readOnly'] });
      if (request.focalPoints?.size) throw invalid({ focalPoints: ['readOnly'] });
      const id = uuid();
      await database.transaction(async (tx) => {
        const ownerId = (await ownerAfter(tx, viewer, viewer.id, request.ownerId)) ?? viewer.id;
        const owner = await findContact(tx, ownerId);
        if (!owner) throw notFound('user');
        const contact = { ownerName: owner.name, ownerEmail: owner.email, ownerPhone: owner.phone };
        const pet = registeredPet(request, contact, today());
        await repository.insert(tx, { id, ownerId, now: now() }, pet);
        await record(tx, 'pet.registered', actor, id, ownerId, { status: pet.status });
        await recordCreation?.(tx, id);
      });
      return id;
    },

    /**
     * `whole`: the request describes the pet anew. What the portal itself keeps of it (history, dates, owner) stays.
     * @throws AppError unauthenticated, notFound, forbidden (somebody else's pet, or a restoration by its owner),
     * conflict (changed since it was read), invalid, tooManyRequests
     */
    async change(
      actor: Actor,
      id: string,
      request: ManagedPetRequest,
      { whole }: { whole: boolean },
    ): Promise<void> {
      const { viewer } = actor;
      await admitChange(limits, viewer);
      await database.transaction(async (tx) => {
        const pet = await lockManaged(tx, id, viewer);
        if (request.version !== undefined && request.version !== pet.version) throw changedSince();
        const before = pet.record;
        const mayRestore = managesAny(viewer);
        const after = changedPet(before, request, { today: today(), whole, mayRestore });
        const ownerId = await ownerAfter(tx, viewer, pet.ownerId, request.ownerId);
        const mediaChanged = await arrangeMedia(tx, id, request);
        const given = ownerId !== pet.ownerId;
        const same = JSON.stringify(after) === JSON.stringify(before);
        // A repeated request of somebody with bad signal changes nothing, and leaves no trace.
        if (same && !mediaChanged && !given) return;
        if (after.status !== before.status) await limits.consume('petStatus', id, { tx });
        await repository.update(tx, pet, after, ownerId, now());
        const details = { ...whatChanged(before, after), ...(given && { before: pet.ownerId }) };
        await record(tx, eventOf(before, after), actor, id, ownerId, details);
      });
    },

    /**
     * Takes back a deletion of the last ten minutes, as if it had not been: the pet's days stay as they were.
     * @param version the pet's since then
     * @throws AppError unauthenticated, notFound, forbidden (somebody else's pet), conflict (changed since, or too
     * late: later only who manages any pet restores it), tooManyRequests
     */
    async undoDeletion(actor: Actor, id: string, version: number): Promise<void> {
      await admitChange(limits, actor.viewer);
      await database.transaction(async (tx) => {
        const pet = await lockManaged(tx, id, actor.viewer);
        if (pet.version !== version) throw changedSince();
        const { record: deleted, deletedAt } = pet;
        const isRecent =
          deletedAt !== null && clock.now().getTime() - Date.parse(deletedAt) <= undoMs;
        if (!isRecent) throw conflict('petUndoOver');
        const after = { ...deleted, deletedOn: null };
        await repository.update(tx, pet, after, pet.ownerId, now());
        await record(
          tx,
          eventOf(deleted, after),
          actor,
          id,
          pet.ownerId,
          whatChanged(deleted, after),
        );
      });
    },

    /**
     * For a link of ours in the owner's mail, which stands in for a session: `read` tells what it asks for of the pet
     * as it is now.
     * @throws AppError notFound, and whatever `read` throws
     */
    async changeByLink(
      actor: Actor,
      id: string,
      read: (pet: LockedPet) => PetRequest,
    ): Promise<PetRecord> {
      return database.transaction(async (tx) => {
        const pet = await repository.lock(tx, id);
        if (!pet) throw notFound('pet');
        const circumstances = { today: today(), whole: false, mayRestore: false };
        const after = changedPet(pet.record, read(pet), circumstances);
        await repository.update(tx, pet, after, pet.ownerId, now());
        const details = { ...whatChanged(pet.record, after), byLink: true };
        await record(tx, eventOf(pet.record, after), actor, id, pet.ownerId, details);
        return after;
      });
    },

    /**
     * For good.
     * @throws AppError unauthenticated, forbidden (without the right to), notFound
     */
    async remove(actor: Actor, id: string): Promise<void> {
      const { viewer } = actor;
      await database.transaction(async (tx) => {
        const pet = await lockManaged(tx, id, viewer);
        requireRemover(viewer);
        await filesRemoval.enqueue(tx, {
          petId: id,
          mediaIds: await mediaIdsOf(tx.query, id),
        });
        await repository.remove(tx, id);
        await record(tx, 'pet.removed', actor, id, pet.ownerId);
      });
    },
  };
}

/** For the log: which fields, never what stands in them. */
function whatChanged(before: PetRecord, after: PetRecord) {
  const { status } = after;
  if (status !== before.status) return { status, statusBefore: before.status };
  const fields = namesOf(descriptionFields).filter(
    (name) => JSON.stringify(after.description[name]) !== JSON.stringify(before.description[name]),
  );
  return { status, ...(fields.length > 0 && { fields }) };
}

type Deletable = Pick<LockedPet['record'], 'deletedOn' | 'status'>;

function eventOf(before: Deletable, after: Deletable): AuditAction {
  if (after.status !== before.status) return 'pet.statusChanged';
  if (after.deletedOn === before.deletedOn) return 'pet.changed';
  return after.deletedOn === null ? 'pet.restored' : 'pet.deleted';
}

const changedSince = () => conflict('petChangedSince');
