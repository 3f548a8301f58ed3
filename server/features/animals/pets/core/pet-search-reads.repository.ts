import type { Compilable } from 'kysely';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { PetMedia } from '#domain/pets/pet.ts';
import type { Database } from '#server/db/database.ts';
import type { PublicReads } from '#server/db/public-reads.ts';
import type { MediaAssets } from '#server/features/kits/media/media-assets.ts';
import { type Piece, PreparedQueries } from '#server/features/kits/querying/prepared-queries.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { groupsOf } from '../groups/pet-groups-of.ts';
import { mediaOfRow, type PetRow, petFromRow, publicPetFromRow } from './pet-rows.ts';
import {
  countByStatusPiece,
  countPiece,
  pagePiece,
  type StatusTotal,
} from './pet-search.repository.ts';
import type { VisiblePet } from './pets.policy.ts';
import type { SearchPlan } from './search-plan.ts';

/** `publicReads`: where what everybody may see is read; the database itself unless given. */
export function createPetSearchReads({
  database,
  publicReads,
  accounts,
}: {
  database: Database;
  publicReads?: PublicReads;
  accounts: Pick<AccountsService, 'contactsOf'>;
}) {
  const prepared = new PreparedQueries();

  function run<Row>({ onlyPublicColumns }: SearchPlan, piece: Piece<Compilable<Row>>) {
    const read = (source: Database) => prepared.run<Row>(source, piece);
    return onlyPublicColumns && publicReads ? publicReads.run('pets', read) : read(database);
  }

  return {
    async page(plan: SearchPlan, media: MediaAssets, viewer: Viewer): Promise<VisiblePet[]> {
      const rows = await run(plan, pagePiece(plan, database.query));
      const pictures = rows.map(mediaOfRow);
      const assets = await media.find(pictures.flat().map(({ id }) => id));
      const named = rows.map(({ id, group_id: groupId }) => ({ id, groupId }));
      const groups = await groupsOf({ accounts }, database, named, { viewer, today: plan.today });
      const toPet: (row: PetRow, media: PetMedia[], today: string) => Omit<VisiblePet, 'group'> =
        plan.onlyPublicColumns ? publicPetFromRow : petFromRow;
      return rows.map((row, index) => {
        const shown = (pictures[index] ?? []).flatMap(({ id, focus }) => {
          const asset = assets.get(id);
          if (!asset) return [];
          return focus ? { ...asset, focus } : asset;
        });
        return Object.assign(toPet(row, shown, plan.today), { group: groups.get(row.id) ?? null });
      });
    },

    async count(plan: SearchPlan): Promise<number> {
      const [row] = await run(plan, countPiece(plan, database.query));
      return row?.total ?? 0;
    },

    async countByStatusOf(plan: SearchPlan): Promise<StatusTotal[]> {
      return run(plan, countByStatusPiece(plan, database.query));
    },
  };
}
