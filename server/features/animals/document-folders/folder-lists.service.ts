import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type Clock, dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import {
  expiryNoticeDays,
  type FolderDocumentKind,
  type PaperTask,
} from '#domain/document-folders/folder-document.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Database } from '#server/db/database.ts';
import type { AttentionSource } from '#server/features/organisation/dashboard/attention-source.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { requireReviewer } from './document-folders.policy.ts';
import {
  countFoldersWithTasks,
  countWaiting,
  foldersWithTasks,
  pageOfWaiting,
  tasksIn,
  type WaitingPaper,
} from './folder-lists.repository.ts';

/** A pet whose papers need its owner. */
export interface PetWithTasks {
  petId: string;
  petName: string;
  /** Null where the folder is still to be opened: then all is missing. */
  folderId: string | null;
  /** The most urgent first. */
  tasks: {
    kind: FolderDocumentKind;
    task: PaperTask;
    /** YYYY-MM-DD. */
    validUntil: string | null;
    comments: string;
  }[];
}

interface Dependencies {
  database: Database;
  clock: Clock;
  timezone: string;
  /** Another service keeps the folders, and knows alone what is still to be done in them. */
  storedExternally: boolean;
}

export type FolderLists = ReturnType<typeof createFolderLists>;

/** What has to be done with papers, over all folders that the portal keeps. */
export function createFolderLists({ database, clock, timezone, storedExternally }: Dependencies) {
  const { query } = database;

  async function named(ids: readonly string[]) {
    const pets = await petReferences.find(query, ids);
    return new Map(pets.map((pet) => [pet.id, pet]));
  }

  async function withTasks(folderIds: readonly string[], scope: Parameters<typeof tasksIn>[1]) {
    const tasks = await tasksIn(query, scope, folderIds);
    const pets = await petReferences.findByFolders(query, folderIds);
    return folderIds.flatMap((folderId): PetWithTasks[] => {
      const pet = pets.find((one) => one.folderId === folderId);
      const own = tasks.filter((one) => one.folderId === folderId);
      if (!pet) return [];
      const { id: petId, name: petName } = pet;
      return [{ petId, petName, folderId, tasks: own.map(({ folderId: _, ...task }) => task) }];
    });
  }

  const countTasks = async (ownerId: string) => {
    const today = dateIn(timezone, clock.now());
    const scope = { ownerId, today, soon: addDays(today, expiryNoticeDays) };
    const started = await countFoldersWithTasks(query, scope);
    return { scope, started, unstarted: await petReferences.countWithoutFolder(query, ownerId) };
  };

  /** None where another service knows them alone. */
  const attentionSources: AttentionSource[] = storedExternally
    ? []
    : [
        { kind: 'papersToReview', countAll: () => countWaiting(database) },
        {
          kind: 'pendingPapers',
          countOwn: async (ownerId) => {
            const { started, unstarted } = await countTasks(ownerId);
            return started + unstarted;
          },
        },
      ];

  return {
    attentionSources,

    /** Documents that wait for a review, the longest first. @throws AppError forbidden */
    async toReview(
      viewer: Viewer,
      request: PageRequest,
    ): Promise<Paged<WaitingPaper & { petName: string }>> {
      requireReviewer(viewer);
      if (storedExternally) return paged([], 0, request);
      const found = await pageOfWaiting(query, request);
      const pets = await named(found.items.map(({ petId }) => petId));
      const items = found.items.map((paper) => ({
        ...paper,
        petName: pets.get(paper.petId)?.name ?? '',
      }));
      return { ...found, items };
    },

    /**
     * The viewer's own pets whose papers are rejected, expired, about to expire or missing, the most urgent first; at the
     * end those that have no folder yet.
     * @throws AppError unauthenticated
     */
    async toDo(viewer: Viewer, request: PageRequest): Promise<Paged<PetWithTasks>> {
      const ownerId = requireAccount(viewer);
      if (storedExternally) return paged([], 0, request);
      const { scope, started, unstarted } = await countTasks(ownerId);
      const offset = (request.page - 1) * request.limit;
      const folderIds = await foldersWithTasks(query, scope, { offset, limit: request.limit });
      const items = await withTasks(folderIds, scope);
      const rest = { offset: Math.max(0, offset - started), limit: request.limit - items.length };
      if (rest.limit > 0) {
        const pets = await petReferences.withoutFolder(query, ownerId, rest);
        items.push(
          ...pets.map(({ id, name }) => ({ petId: id, petName: name, folderId: null, tasks: [] })),
        );
      }
      return paged(items, started + unstarted, request);
    },
  };
}
