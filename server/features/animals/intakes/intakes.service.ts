import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { type Intake, intakeInput } from '#domain/intakes/intake.ts';
import type { Base } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { PetMarks } from '../pets/core/pet-marks.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { requireKeeper } from './intakes.policy.ts';
import { findIntakeOf, putIntake } from './intakes.repository.ts';

export interface IntakeDependencies extends Pick<Base, 'database' | 'clock'> {
  limits: RateLimits;
  audit: AuditService;
  petMarks: PetMarks;
  /** YYYY-MM-DD, of the site. */
  today: () => string;
}

export type IntakesService = ReturnType<typeof createIntakes>;

export const createIntakes = (dependencies: IntakeDependencies) =>
  bindUseCases(dependencies, { find, note });

/** How the pet came; undefined where nobody has noted it. @throws AppError unauthenticated, notFound */
async function find(
  { database: { query } }: IntakeDependencies,
  viewer: Viewer,
  petId: string,
): Promise<Intake | undefined> {
  await requireKeeper(query, viewer, petId);
  return findIntakeOf(query, petId);
}

/** In the place of what was noted before. @throws AppError unauthenticated, notFound, tooManyRequests, invalid */
async function note(
  { database, clock, limits, audit, petMarks, today }: IntakeDependencies,
  { viewer, address }: Actor,
  petId: string,
  requested: unknown,
): Promise<void> {
  await requireKeeper(database.query, viewer, petId);
  await admitChange(limits, viewer);
  const intake = valid(intakeInput(today()), requested);
  await database.transaction(async (tx) => {
    // It may have been deleted or given to somebody else meanwhile.
    await petReferences.lock(tx, petId);
    const { actorId, pet } = await requireKeeper(tx.query, viewer, petId);
    await putIntake(tx, petId, intake, clock.now().toISOString());
    await petMarks.waitingSince(tx, petId, intake.cameOn);
    await audit.record(tx, {
      ...{ action: 'pet.intakeNoted', actorId, subjectId: pet.ownerId, address },
      details: { petId },
    });
  });
}
