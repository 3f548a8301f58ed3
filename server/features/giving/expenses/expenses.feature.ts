import { todayIn } from '#domain/clock.ts';
import type { PetListener } from '#server/features/animals/pets/core/pet-listener.ts';
import { petListeners } from '#server/features/animals/pets/core/pet-listener.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import { petUses } from '#server/features/animals/pets/core/pet-use.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { createSigner } from '#server/keys/signatures.ts';
import { removeFilesOf } from './expense-stored-files.ts';
import { expenseUpkeep } from './expense-upkeep.ts';
import {
  expiringPeople,
  findPetsWithExpenses,
  forgetPeople,
  partFromPet,
} from './expenses.repository.ts';
import { createExpensesService, type ExpensesService } from './expenses.service.ts';
import { expensesPersonalData } from './expenses-personal-data.ts';

interface Dependencies {
  limits: RateLimits;
  audit: AuditService;
}

export function expensesFeature(
  dependencies: Base & Dependencies,
): Feature<{ expenses: ExpensesService }> {
  const today = todayIn(dependencies.timezone, dependencies.clock);
  const shared = {
    ...dependencies,
    today,
    signer: createSigner(dependencies.secretKey, 'receipts'),
  };
  return {
    services: { expenses: createExpensesService(shared) },
    jobs: [expenseUpkeep(dependencies)],
    contributes: [
      petUses(findPetsWithExpenses),
      personalData(
        expensesPersonalData(dependencies.database, dependencies.siteUrl, dependencies.files),
      ),
      petListeners(onPetChanged),
      retentions(
        retentionOf('expenses', expiringPeople, async (tx, ids) => {
          await removeFilesOf(tx, dependencies.files, ids);
          await forgetPeople(tx, ids);
        }),
      ),
    ],
  };
}

const onPetChanged: PetListener = async (tx, { petId, status }) => {
  if (status !== undefined) return;
  const [pet] = await petReferences.find(tx.query, [petId]);
  if (pet) await partFromPet(tx, pet);
};
