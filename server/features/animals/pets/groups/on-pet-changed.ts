import { leavesPairBehind } from '#domain/pets/pet-group.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { PetListener, PetStanding } from '../core/pet-listener.ts';
import type { PairChangedData } from './pair-changed-mail.ts';
import { pairChanged } from './pair-changed-mail.ts';
import {
  findExceptions,
  findMembers,
  type GroupMember,
  groupsOfPets,
} from './pet-groups.repository.ts';
import { leaveGroup } from './pet-groups.ts';

interface Dependencies {
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  today: () => string;
  now: () => string;
}

/**
 * What a change of one pet means for its group: one that is given to another account or removed for good leaves it, and
 * whoever looks after the other of a bonded pair is told what follows for it. A pair that is taken apart by an exception is left alone.
 */
export const onPetChanged =
  (dependencies: Dependencies): PetListener =>
  async (tx, { petId, before, ...after }) => {
    const groupId = (await groupsOfPets(tx.query, [petId])).get(petId);
    if (groupId === undefined) return;
    const members = await findMembers(tx.query, [groupId], dependencies.today());
    const pet = members.find(({ id }) => id === petId);
    const mate = members.find(({ id }) => id !== petId);
    const isGiven = after.ownerId !== before.ownerId && mate && mate.ownerId !== after.ownerId;
    const [latest] = await findExceptions(tx.query, [groupId]);
    const leaves = isGiven || after.status === undefined;
    if (leaves) await leaveGroup(dependencies, tx, { petId, groupId, members });
    if (!pet || mate?.kind !== 'pair' || mate.deleted || mate.status !== 'adoption') return;
    if (isGiven) return notify(dependencies, tx, pet, mate, 'apart');
    const occasion = latest?.endedAt === null ? undefined : occasionOf(before, after);
    if (occasion) await notify(dependencies, tx, pet, mate, occasion);
  };

function occasionOf(before: PetStanding, after: PetStanding): 'free' | 'waits' | undefined {
  if (isGone(after)) return isGone(before) ? undefined : 'free';
  const isAway = (pet: PetStanding) => pet.status !== 'adoption';
  return isAway(after) && (isGone(before) || !isAway(before)) ? 'waits' : undefined;
}

const isGone = ({ status, deleted }: PetStanding): boolean =>
  status === undefined || leavesPairBehind({ status, deleted });

async function notify(
  { mail, accounts }: Dependencies,
  tx: Tx,
  pet: GroupMember,
  mate: GroupMember,
  occasion: PairChangedData['occasion'],
): Promise<void> {
  if (mate.ownerId === null) return;
  const owner = (await accounts.contactsOf([mate.ownerId], tx.query)).get(mate.ownerId);
  if (!owner || owner.disabled) return;
  await mail.enqueue(tx, {
    template: pairChanged,
    to: owner.email,
    language: owner.language,
    data: {
      name: salutation(owner.name),
      petName: pet.name,
      mateId: mate.id,
      mateName: mate.name,
      occasion,
    },
  });
}
