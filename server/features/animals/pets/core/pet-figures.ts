import type { LRUCache } from 'lru-cache';
import { countPublic, type PetSearch } from './pet-search.ts';
import { countPets, type PetStatistics } from './pet-statistics.repository.ts';
import { countByStatus, type StatusCount } from './pets.repository.ts';

export type { PetStatistics } from './pet-statistics.repository.ts';

interface Dependencies extends PetSearch {
  /** By the version of the pets. */
  statusCounts: LRUCache<number, StatusCount[]>;
}

export interface ImpactFigures {
  /** Every pet that was ever taken in and is not deleted. */
  rescued: number;
  adopted: number;
  /** As many as their lists show today. */
  lookingForHome: number;
  inRehabilitation: number;
  sterilized: number;
}

export async function impactFigures(dependencies: Dependencies): Promise<ImpactFigures> {
  const { dataVersions, statusCounts, database } = dependencies;
  const version = await dataVersions.current('pets');
  const byStatus = statusCounts.get(version) ?? (await countByStatus(database.query));
  statusCounts.set(version, byStatus);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    rescued: sum(byStatus.map((count) => count.pets)),
    adopted: byStatus.find(({ status }) => status === 'adopted')?.pets ?? 0,
    lookingForHome: await countPublic(dependencies, 'adoption'),
    inRehabilitation: await countPublic(dependencies, 'rehabilitation'),
    sterilized: sum(byStatus.map((count) => count.sterilized)),
  };
}

export function statistics({ database }: Pick<Dependencies, 'database'>): Promise<PetStatistics> {
  return countPets(database);
}
