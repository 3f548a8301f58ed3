import type { Viewer } from '#domain/accounts/viewer.ts';
import type { PetGroup } from '#domain/pets/pet-group.ts';
import type { Database } from '#server/db/database.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { isManager } from '../core/pets.policy.ts';
import {
  findExceptions,
  findMembers,
  type GroupMember,
  type StoredException,
} from './pet-groups.repository.ts';

interface Dependencies {
  accounts: Pick<AccountsService, 'contactsOf'>;
}

interface Circumstances {
  viewer: Viewer;
  /** YYYY-MM-DD */
  today: string;
}

type Named = { id: string; groupId: string | null };

/**
 * By the ids of the pets their groups, as the viewer sees them: whoever does not look after a pet knows of no other than
 * those that everybody sees. A group of which nobody but the pet itself is seen is none.
 */
export async function groupsOf(
  { accounts }: Dependencies,
  { query }: Pick<Database, 'query'>,
  pets: readonly Named[],
  { viewer, today }: Circumstances,
): Promise<ReadonlyMap<string, PetGroup>> {
  const groupIds = [...new Set(pets.flatMap(({ groupId }) => groupId ?? []))];
  if (groupIds.length === 0) return new Map();
  const members = await findMembers(query, groupIds, today);
  const exceptions = await findExceptions(query, groupIds);
  const authors = await authorsOf({ accounts }, query, members, exceptions, viewer);
  return new Map(
    pets.flatMap(({ id, groupId }) => {
      const seen = members.filter((one) => one.groupId === groupId && isSeen(one, id, viewer));
      const own = members.find((one) => one.id === id);
      const [first] = seen;
      if (!own || !first || seen.length < 2) return [];
      const noted = exceptions.filter((one) => one.groupId === groupId);
      const group: PetGroup = {
        kind: first.kind,
        together: first.kind === 'pair' && !noted.some(({ endedAt }) => endedAt === null),
        pets: seen.map(({ id, name, status }) => ({ id, name, status })),
        ...(isManager(viewer, own) && {
          exceptions: noted.map(({ notedAt, notedBy, reason, endedAt }) => ({
            notedAt,
            notedBy: authors.get(notedBy ?? '')?.name ?? '',
            reason,
            endedAt,
          })),
        }),
      };
      return [[id, group] as const];
    }),
  );
}

/** Whoever looks after a pet sees those of their own that others do not see. */
const isSeen = (member: GroupMember, petId: string, viewer: Viewer): boolean =>
  member.isPublic || (!member.deleted && (member.id === petId || isManager(viewer, member)));

/** Only who looks after one of them reads who noted what. */
async function authorsOf(
  { accounts }: Dependencies,
  query: Database['query'],
  members: readonly GroupMember[],
  exceptions: readonly StoredException[],
  viewer: Viewer,
) {
  const ids = new Set(exceptions.flatMap(({ notedBy }) => notedBy ?? []));
  const reads = members.some((member) => isManager(viewer, member));
  return reads && ids.size > 0 ? accounts.contactsOf([...ids], query) : new Map();
}
