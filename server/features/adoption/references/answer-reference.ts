import type { Actor } from '#domain/access/actor.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { openStates } from '#domain/adoption/application-machine.ts';
import { referenceInput, referenceState } from '#domain/adoption/reference-check.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { nameAlone } from '#server/features/kits/mail/salutation.ts';
import { valid } from '#server/features/kits/valid.ts';
import { applicationReferences } from '../applications/application-references.ts';
import {
  findCheck,
  forgetCheck,
  type ReferenceCheck,
  storeOutcome,
  storeRefusal,
} from './reference-checks.repository.ts';
import type { ReferencesDependencies } from './references-dependencies.ts';

/** What whoever has the link sees: who asks for whom, and nothing that anybody said. */
export interface AskedReference {
  /** '' where it is no plain name. */
  family: string;
  petNames: readonly string[];
  state: ReturnType<typeof referenceState>;
  /** Instant. */
  openUntil: string;
  /** Whether there is anything left to forget. */
  isKnown: boolean;
}

/** Changes nothing: mail scanners open every link. @param key of the mail @throws AppError notFound, tooManyRequests */
export async function openReference(
  dependencies: ReferencesDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
): Promise<AskedReference> {
  const { check, application } = await find(dependencies, actor, key);
  return {
    family: nameAlone(application.name),
    petNames: await applicationReferences.petNames(dependencies.database, application),
    state: await stateOf(dependencies, dependencies.database.query, application, check),
    openUntil: check.openUntil,
    isKnown: check.email !== null,
  };
}

/**
 * Once. Whoever looks after the pet is told that somebody answered, by a mail without what was said.
 * @throws AppError notFound, invalid, tooManyRequests; conflict: it cannot be answered any more
 */
export async function answerReference(
  dependencies: ReferencesDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
  input: unknown,
): Promise<void> {
  const { check } = await find(dependencies, actor, key);
  const answer = valid(referenceInput, input);
  await dependencies.database.transaction(async (tx) => {
    const application = await lockOpen(dependencies, tx, check.id);
    const answeredAt = dependencies.clock.now().toISOString();
    if (!(await storeOutcome(tx, check.id, { answeredAt, answer }))) {
      throw conflict('referenceClosed');
    }
    await applicationReferences.addNews(tx, application);
    await dependencies.mails.notifyAnswered(tx, application);
  });
}

/** They would rather not say anything: whoever decides sees that, and no reason. @throws AppError as of `answerReference` */
export async function declineReference(
  dependencies: ReferencesDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
): Promise<void> {
  const { check } = await find(dependencies, actor, key);
  await dependencies.database.transaction(async (tx) => {
    await lockOpen(dependencies, tx, check.id);
    const declinedAt = dependencies.clock.now().toISOString();
    if (!(await storeOutcome(tx, check.id, { declinedAt }))) throw conflict('referenceClosed');
  });
}

/**
 * Their name, address and answer go, from what the family wrote too, and nobody writes to this address as a reference any
 * more. A second time changes nothing.
 * @throws AppError notFound, tooManyRequests
 */
export async function forgetReference(
  dependencies: ReferencesDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
): Promise<void> {
  const { check } = await find(dependencies, actor, key);
  const now = dependencies.clock.now().toISOString();
  await dependencies.database.transaction(async (tx) => {
    const application = await applicationReferences.lock(tx, check.applicationId);
    const current = await findCheck(tx.query, check.id);
    if (!application || !current?.email) return;
    await forgetCheck(tx, check.id, now);
    await storeRefusal(tx, dependencies.keys.digestOf(current.email), now);
    await applicationReferences.forgetReference(tx, application, current.email);
  });
}

async function find(
  { database: { query }, limits, keys }: ReferencesDependencies,
  { address }: Pick<Actor, 'address'>,
  key: string,
): Promise<{ check: ReferenceCheck; application: AdoptionApplication }> {
  const id = keys.idIn(key);
  if (id === undefined) await limits.consume('mailLink', address);
  const check = id === undefined ? undefined : await findCheck(query, id);
  const application = check && (await applicationReferences.find(query, check.applicationId));
  if (!application) throw notFound('reference');
  return { check, application };
}

/** @throws AppError notFound, conflict */
async function lockOpen(
  dependencies: ReferencesDependencies,
  tx: Tx,
  id: string,
): Promise<AdoptionApplication> {
  const known = await findCheck(tx.query, id);
  const application = known && (await applicationReferences.lock(tx, known.applicationId));
  const check = application && (await findCheck(tx.query, id));
  if (!check) throw notFound('reference');
  const state = await stateOf(dependencies, tx.query, application, check);
  if (state !== 'asked') throw conflict('referenceClosed');
  return application;
}

/** Of an application that is closed, or of a family that is suspended, nobody needs to hear anything. */
async function stateOf(
  { accounts, clock }: Pick<ReferencesDependencies, 'accounts' | 'clock'>,
  query: Tx['query'],
  { status, applicantId }: AdoptionApplication,
  check: ReferenceCheck,
) {
  const state = referenceState(check, clock.now());
  if (state !== 'asked') return state;
  const isOpen = openStates.includes(status) && !(await accounts.isSuspended(applicantId, query));
  return isOpen ? state : 'expired';
}
