import { todayIn } from '#domain/clock.ts';
import { createSigner } from '#server/signatures.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { PetListener } from '../pets/core/pet-listener.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { retentionOf } from '../retention/retention.ts';
import { removeFilesOf } from './expense-stored-files.ts';
import { expenseUpkeep } from './expense-upkeep.ts';
import { expiringPeople, forgetPeople, partFromPet } from './expenses.repository.ts';
import { createExpensesService, type ExpensesService } from './expenses.service.ts';
import { expensesPersonalData } from './expenses-personal-data.ts';

interface Needs {
  limits: RateLimits;
  audit: AuditService;
}

export function expensesFeature(given: Base & Needs): Feature<{ expenses: ExpensesService }> {
  const today = todayIn(given.timezone, given.clock);
  const parts = { ...given, today, signer: createSigner(given.secretKey, 'receipts') };
  return {
    services: { expenses: createExpensesService(parts) },
    jobs: [expenseUpkeep(given)],
    personalData: [expensesPersonalData(given.database, given.siteUrl, given.files)],
    petListeners: [hearOfRemovedPets],
    retentions: [
      retentionOf('expenses', expiringPeople, async (tx, ids) => {
        await removeFilesOf(tx, given.files, ids);
        await forgetPeople(tx, ids);
      }),
    ],
  };
}

const hearOfRemovedPets: PetListener = async (tx, { petId, status }) => {
  if (status !== undefined) return;
  const [pet] = await petReferences.find(tx.query, [petId]);
  if (pet) await partFromPet(tx, pet);
};
