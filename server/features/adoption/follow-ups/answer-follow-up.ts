import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import {
  followUpInput,
  followUpLimits,
  followUpState,
  mayAnswer,
} from '#domain/adoption/follow-up.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { valid } from '#server/features/kits/valid.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { findAsked } from './find-asked.ts';
import type { FollowUpDependencies } from './follow-up-dependencies.ts';
import { mayRead } from './follow-ups.policy.ts';
import {
  type FollowUp,
  findById,
  findOfApplication,
  storeAnswer,
} from './follow-ups.repository.ts';

/** What whoever has the link sees: nobody's data but the names of the pets that are still with them, and the answer that was given. */
export interface AskedFollowUp extends Pick<FollowUp, 'step' | 'answer' | 'openUntil'> {
  petNames: readonly string[];
  state: ReturnType<typeof followUpState>;
  mayAnswer: boolean;
}

const day = 86_400_000;

/**
 * Changes nothing: mail scanners open every link.
 * @param key of the mail's link; or the follow-up's id, for the family's session
 * @throws AppError notFound, tooManyRequests
 */
export async function open(
  dependencies: FollowUpDependencies,
  actor: Actor,
  key: string,
): Promise<AskedFollowUp> {
  const { database, clock } = dependencies;
  const { followUp, application } = await findAsked(dependencies, actor, key);
  const now = clock.now();
  const pets = await applicationReferences.petsWithFamily(database, application);
  return {
    step: followUp.step,
    answer: followUp.answer,
    openUntil: followUp.openUntil,
    petNames: pets.map(({ name }) => name),
    state: followUpState(followUp, now),
    mayAnswer: mayAnswer(followUp, now),
  };
}

/**
 * How the pet is. A call for help is mailed to whoever looks after the pet, to administrators where nobody does.
 * @param key as of `open`
 * @throws AppError notFound, invalid, tooManyRequests; conflict: it cannot be answered any more
 */
export async function respond(
  dependencies: FollowUpDependencies,
  actor: Actor,
  key: string,
  input: unknown,
): Promise<Pick<AskedFollowUp, 'openUntil'>> {
  const { database, clock, limits, mails } = dependencies;
  const { followUp } = await findAsked(dependencies, actor, key);
  const { answer, words } = valid(followUpInput, input);
  await limits.consume('followUpAnswer', followUp.id);
  return database.transaction(async (tx) => {
    const application = await applicationReferences.lock(tx, followUp.applicationId);
    const current = application && (await findById(tx.query, followUp.id));
    if (!current) throw notFound('followUp');
    const now = clock.now();
    if (!mayAnswer(current, now)) throw conflict('followUpClosed');
    const next = { answer, words: words ?? current.words };
    const isNews = next.answer !== current.answer || next.words !== current.words;
    if (!isNews) return { openUntil: current.openUntil };
    const openUntil =
      current.answeredAt === null ? changeableUntil(current, now) : current.openUntil;
    const answeredAt = now.toISOString();
    await storeAnswer(tx, current.id, { ...next, answeredAt, openUntil });
    if (answer === 'help' || answer === 'notWorking') {
      const { words: said } = next;
      const asked = { askedAt: answeredAt, answer, words: said };
      await applicationReferences.addHelpRequest(tx, application, asked);
      await mails.alarm(tx, application, { answer, words: said });
    } else {
      await applicationReferences.addNews(tx, application);
    }
    return { openUntil };
  });
}

/** From the first answer on, and never longer than the link. */
function changeableUntil({ openUntil }: FollowUp, now: Date): string {
  const until = new Date(now.getTime() + followUpLimits.changeDays * day).toISOString();
  return openUntil !== null && openUntil < until ? openUntil : until;
}

/**
 * All of an application, in the order in which they are due.
 * @throws AppError unauthenticated, notFound
 */
export async function listOf(
  { database }: Pick<FollowUpDependencies, 'database'>,
  viewer: Viewer,
  applicationId: string,
): Promise<FollowUp[]> {
  requireAccount(viewer);
  const application = await applicationReferences.find(database.query, applicationId);
  if (!application || !mayRead(viewer, application)) throw notFound('application');
  return findOfApplication(database.query, applicationId);
}
