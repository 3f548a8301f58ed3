import { setImmediate as nextTurn } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { v7 as uuid } from 'uuid';
import { type Viewer, visitor } from '#domain/accounts/viewer.ts';
import { type Clock, dateIn, todayIn } from '#domain/clock.ts';
import { type Paged, paged, pageSize } from '#domain/paging.ts';
import { portraitOfAdopted, type WhatBecame, whatBecame } from '#domain/pets/former-pet.ts';
import type { PetDescription, PetHistoryEntry, PetMedia, PublicPet } from '#domain/pets/pet.ts';
import type { PetFilter, PetOrder } from '#domain/pets/pet-filter.ts';
import { withStatus } from '#domain/pets/pet-status.ts';
import { visibilityFrom } from '#domain/pets/visibility.ts';
import type { PetStatus, Programme } from '#domain/pets/vocabularies.ts';
import { cacheKey } from '#server/cache-key.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { MediaAssets } from '#server/features/media/media-assets.ts';
import { requireAffordable } from '#server/features/querying/query-cost.ts';
import type { RateLimits } from '#server/features/rate-limits/rate-limits.ts';
import { type PetCondition, type PetQuery, petSources } from './pet-fields.ts';
import { conditionsOf, orders } from './pet-filter-conditions.ts';
import { chosenFocalPoints, mediaIdsOf } from './pet-media.repository.ts';
import { descriptionColumns } from './pet-rows.ts';
import { countPets, type PetStatistics } from './pet-statistics.repository.ts';
import { isManager, requireQueryScope, type VisiblePet, visiblePart } from './pets.policy.ts';
import { createPetsRepository, type PetOutline, type StatusCount } from './pets.repository.ts';
import { asksForCity, asksForOne, planSearch, type SearchPlan } from './search-plan.ts';
import { findByMicrochip } from './shared-microchips.repository.ts';

export type { PetStatistics } from './pet-statistics.repository.ts';
export type PetsService = ReturnType<typeof createPetsService>;

/** Whom an imported pet belongs to, as its row keeps it. */
export interface PetOwner {
  id: string;
  name: string;
  email: string;
  phone: string;
}

export interface ImportedPet {
  externalId: string;
  description: PetDescription;
  status: PetStatus;
  /** YYYY-MM-DD */
  registeredOn: string;
  /** The day, YYYY-MM-DD, from which a new pet's visibility counts; today when it is left out. */
  visibleFrom?: string;
  mediaAssetIds: readonly string[];
  /** Set when not all of its photos could be read: how many could. A pet that has more pictures keeps them. */
  photosRead?: number;
}

/** A pet that everybody could see once. */
export interface FormerPet extends Omit<PetOutline, 'status' | 'deleted' | 'history' | 'pictures'> {
  became: WhatBecame;
  /** Of an adopted one, from the time when it looked for a family; undefined where there is none. */
  portrait: PetMedia | undefined;
}

/** Of the pets with one microchip. */
const mostSharesTold = 5;

/** How many pets have a status. */
export interface PetCount {
  status: PetStatus;
  deleted: boolean;
  pets: number;
}

export type ImportOutcome = 'created' | 'updated' | 'unchanged';

export interface ImpactFigures {
  /** Every pet that was ever taken in and is not deleted. */
  rescued: number;
  adopted: number;
  /** As many as their lists show today. */
  lookingForHome: number;
  inRehabilitation: number;
  sterilized: number;
}

export function createPetsService({
  database,
  dataVersions,
  clock,
  timezone,
  limits,
  mediaAssets,
}: {
  database: Database;
  dataVersions: DataVersions;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  limits: RateLimits;
  mediaAssets: MediaAssets;
}) {
  const repository = createPetsRepository(database);
  const today = todayIn(timezone, clock);
  const totals = new LRUCache<string, number>({ max: 1_000 });
  const counts = new LRUCache<string, readonly PetCount[]>({ max: 200 });
  const statusCounts = new LRUCache<number, StatusCount[]>({ max: 1 });
  const citiesByVersion = new LRUCache<number, string[]>({ max: 1 });

  async function search(viewer: Viewer, query: PetQuery): Promise<Paged<VisiblePet>> {
    const scope = requireQueryScope(viewer, query);
    const cost = requireAffordable(query, petSources);
    await countCost(viewer, cost);
    const cities = asksForCity(query) ? await knownCities() : [];
    const plan = planSearch({ scope, query, today: today(), cities }, database.dialect);
    if (!plan) return paged([], 0, query);
    if (query.page > 1) {
      const total = await countOnce(plan);
      if ((query.page - 1) * query.limit >= total) return paged([], total, query);
    }
    const pets = await repository.page(plan, mediaAssets);
    const isWhole = asksForOne(query) || (query.page === 1 && pets.length < query.limit);
    // SQLite answers at once: nobody else would have a turn between the page and its count.
    if (!isWhole && cost >= 1) await nextTurn();
    const total = isWhole ? pets.length : await countOnce(plan);
    if (scope.kind === 'public') return paged(pets, total, query);
    const visible = pets.map((pet) => visiblePart(viewer, pet));
    return paged(await withSharedMicrochips(viewer, visible), total, query);
  }

  async function withSharedMicrochips(
    viewer: Viewer,
    pets: readonly VisiblePet[],
  ): Promise<VisiblePet[]> {
    const microchips = pets.flatMap(({ microchip }) => microchip ?? []);
    const holders = microchips.length > 0 ? await findByMicrochip(database, microchips) : [];
    return pets.map((pet) => {
      if (pet.microchip === undefined) return pet;
      const others = holders.filter(
        (other) => other.microchip === pet.microchip && other.id !== pet.id,
      );
      const ids = others.map((other) => (isManager(viewer, other) ? other.id : ''));
      return { ...pet, sharesMicrochipWith: ids.slice(0, mostSharesTold) };
    });
  }

  /** Cheap queries are free, for many people may share an address. The portal's own pages ask in nobody's name. */
  async function countCost(viewer: Viewer, cost: number): Promise<void> {
    const asker = viewer.kind === 'user' ? viewer.id : viewer.address;
    const points = Math.floor(cost);
    if (asker !== undefined && points > 0) await limits.consume('query', asker, { points });
  }

  async function knownCities(): Promise<string[]> {
    const version = await dataVersions.current('pets');
    const cities = citiesByVersion.get(version) ?? (await repository.cities());
    citiesByVersion.set(version, cities);
    return cities;
  }

  /** Counting reads every row that matches, so a total is kept until a pet changes. */
  async function countOnce(plan: SearchPlan): Promise<number> {
    const key = await keyOf(plan);
    const total = totals.get(key) ?? (await repository.count(plan));
    totals.set(key, total);
    return total;
  }

  /** How many the list of a programme shows today. */
  async function countPublic(programme: Programme, filter: PetFilter = {}): Promise<number> {
    const found = { ...inProgramme(programme, filter), order: [], page: 1, limit: 1 };
    return (await search(visitor, found)).total;
  }

  async function keyOf({ filters }: SearchPlan): Promise<string> {
    const version = await dataVersions.current('pets');
    const parts = filters.map(({ shape, values }) => shape + JSON.stringify(values));
    return cacheKey(`${version} ${parts.join()}`);
  }

  /** Of what somebody sees, and asks for; kept until a pet changes. */
  async function countFound(
    viewer: Viewer,
    where: PetQuery['where'],
  ): Promise<readonly PetCount[]> {
    const query: PetQuery = { where, order: [], page: 1, limit: 1 };
    const scope = requireQueryScope(viewer, query);
    await countCost(viewer, requireAffordable(query, petSources));
    const cities = asksForCity(query) ? await knownCities() : [];
    const plan = planSearch({ scope, query, today: today(), cities }, database.dialect);
    if (!plan) return [];
    const key = await keyOf(plan);
    const known = counts.get(key);
    if (known) return known;
    const rows = await repository.countByStatusOf(plan);
    const found = rows.map(({ deleted, ...row }) => ({ ...row, deleted: deleted === 1 }));
    counts.set(key, found);
    return found;
  }

  async function findPortrait(petId: string, became: WhatBecame): Promise<PetMedia | undefined> {
    if (became.kind !== 'adopted') return undefined;
    const ids = await mediaIdsOf(database.query, petId);
    const takenIn = await mediaAssets.takenIn(ids);
    const pictures = ids.flatMap((id) => {
      const instant = takenIn.get(id);
      return instant ? { id, takenInOn: dateIn(timezone, new Date(instant)) } : [];
    });
    const id = portraitOfAdopted(pictures, became.on);
    const asset = id && (await mediaAssets.find([id])).get(id);
    if (!asset) return undefined;
    const focus = (await chosenFocalPoints(database.query, petId)).get(asset.id);
    return focus ? { ...asset, focus } : asset;
  }

  return {
    /** By status, deleted ones apart; where there are none, nothing is said. */
    countFound,

    /** Whatever a query filters by, it finds only what its viewer may see, and shows only that part. */
    query: search,

    listPublic({
      programme,
      filter,
      cities,
      order = 'newest',
      page,
    }: {
      programme: Programme;
      filter: PetFilter;
      /** Folded: those whose city is called like one of them; all when it is left out. */
      cities?: readonly string[];
      order?: PetOrder;
      page: number;
    }): Promise<Paged<PublicPet>> {
      const found = inProgramme(programme, filter);
      if (cities) found.where.push({ field: 'city', operator: 'in', value: cities, fold: true });
      return search(visitor, {
        ...found,
        order: orders[order],
        page,
        limit: pageSize,
      });
    },

    countPublic,

    async findPublic(programme: Programme, id: string): Promise<PublicPet | undefined> {
      const where = [isIn(programme), { field: 'id', operator: '=', value: id } as const];
      const { items } = await search(visitor, { where, order: [], page: 1, limit: 1 });
      return items[0];
    },

    /** For the page of a pet that visitors find no longer; undefined where nothing may be told. */
    async findFormer(id: string): Promise<FormerPet | undefined> {
      const outline = await repository.findOutline(id);
      const became = outline && whatBecame(outline);
      if (!became) return undefined;
      const { status, deleted, history, pictures, ...known } = outline;
      return { ...known, became, portrait: await findPortrait(id, became) };
    },

    async impactFigures(): Promise<ImpactFigures> {
      const version = await dataVersions.current('pets');
      const counts = statusCounts.get(version) ?? (await repository.countByStatus());
      statusCounts.set(version, counts);
      const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
      return {
        rescued: sum(counts.map((count) => count.pets)),
        adopted: counts.find(({ status }) => status === 'adopted')?.pets ?? 0,
        lookingForHome: await countPublic('adoption'),
        inRehabilitation: await countPublic('rehabilitation'),
        sterilized: sum(counts.map((count) => count.sterilized)),
      };
    },

    statistics: (): Promise<PetStatistics> => countPets(database),

    /**
     * For the operator's commands (import, demo), which no caller of the portal reaches. The same pet is known by its
     * owner and `externalId`; importing it again changes what differs and leaves its visibility dates alone.
     */
    async upsertImported(owner: PetOwner | null, pet: ImportedPet): Promise<ImportOutcome> {
      const [outcome = 'unchanged'] = await upsertAll(owner, [pet]);
      return outcome;
    },

    /** As `upsertImported`, for all of them or, when one fails, for none: a transaction each would cost more. */
    upsertAllImported: upsertAll,
  };

  function upsertAll(
    owner: PetOwner | null,
    pets: readonly ImportedPet[],
  ): Promise<ImportOutcome[]> {
    return database.transaction(async (tx) => {
      const outcomes: ImportOutcome[] = [];
      for (const pet of pets) outcomes.push(await upsert(tx, owner, pet));
      if (outcomes.some((outcome) => outcome !== 'unchanged')) {
        await dataVersions.bump(tx, 'pets');
      }
      return outcomes;
    });
  }

  async function upsert(
    tx: Tx,
    owner: PetOwner | null,
    {
      externalId,
      description,
      status,
      registeredOn,
      visibleFrom,
      mediaAssetIds,
      photosRead,
    }: ImportedPet,
  ): Promise<ImportOutcome> {
    const now = clock.now().toISOString();
    const said = {
      ...descriptionColumns(description),
      status,
      registered_on: registeredOn,
      owner_name: owner?.name ?? '',
      owner_email: owner?.email ?? '',
      owner_phone: owner?.phone ?? '',
    };
    const known = await repository.findImported(tx, owner?.id ?? null, externalId);

    if (!known) {
      const id = uuid();
      const { notifyOn, expiresOn } = visibilityFrom(visibleFrom ?? today());
      await repository.insert(tx, {
        ...unknownToImports,
        ...said,
        id,
        created_at: now,
        updated_at: now,
        owner_id: owner?.id ?? null,
        external_id: externalId,
        notify_on: notifyOn,
        expires_on: expiresOn,
        history_json: JSON.stringify([{ date: registeredOn, status }]),
      });
      await repository.replaceMedia(tx, id, mediaAssetIds);
      return 'created';
    }

    const differs = Object.entries(said).some(
      ([column, value]) => known[column as keyof typeof said] !== value,
    );
    const mediaIds = await mediaIdsOf(tx.query, known.id);
    const keepsMedia = photosRead !== undefined && mediaIds.length > photosRead;
    const mediaDiffer = !keepsMedia && mediaIds.join() !== mediaAssetIds.join();
    if (!differs && !mediaDiffer) return 'unchanged';
    const history = JSON.parse(known.history_json) as PetHistoryEntry[];
    await repository.update(tx, known.id, {
      ...said,
      history_json: JSON.stringify(withStatus(history, status, today())),
      updated_at: now,
      version: known.version + 1,
    });
    if (mediaDiffer) await repository.replaceMedia(tx, known.id, mediaAssetIds);
    return 'updated';
  }
}

/** What no import tells about a pet. */
const unknownToImports = {
  version: 1,
  deleted: 0,
  deleted_on: null,
  folder_id: null,
  vet_name: '',
  vet_phone: '',
  adopted_through_us: null,
  adopter_json: null,
  contract_file: null,
} as const;

const isIn = (programme: Programme): PetCondition => ({
  field: 'status',
  operator: 'in',
  value: [programme],
});

function inProgramme(programme: Programme, filter: PetFilter) {
  const { where, alternatives } = conditionsOf(filter);
  return { where: [isIn(programme), ...where], alternatives };
}
