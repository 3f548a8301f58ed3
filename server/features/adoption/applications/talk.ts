import { v7 as uuid } from 'uuid';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { applicationMachine, talkingStates } from '#domain/adoption/application-machine.ts';
import { type TalkMessage, talkInput, talkLimits } from '#domain/adoption/application-talk.ts';
import { AppError, conflict, notFound } from '#domain/errors.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import { minutesSince } from './application-states.ts';
import { noteAnswered, storeTalk } from './applications.repository.ts';
import { changeTalk } from './change-talk.ts';

interface Written {
  id: string;
  text: string;
}

interface Created {
  id: string;
}

/**
 * A question to the family.
 * @throws AppError unauthenticated, notFound, forbidden (the family), conflict (closed), invalid, tooManyRequests
 */
export async function ask(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  { id, text: words }: Written,
  record?: RecordCreation,
): Promise<Created> {
  return changeTalk(dependencies, viewer, id, { by: 'rescuer' }, async (tx, application) => {
    const { text } = valid(talkInput, { text: words });
    const { questions } = application;
    if (questions.length >= talkLimits.questions) throw new AppError('invalid', 'tooManyQuestions');
    const asked = {
      id: uuid(),
      askedAt: dependencies.clock.now().toISOString(),
      text,
      answer: null,
      answeredAt: null,
    };
    await storeTalk(tx, id, { questions: [...questions, asked] });
    await noteAnswered(tx, id, minutesSince(application, dependencies.clock));
    await dependencies.mails.notifyQuestion(tx, application, text);
    await record?.(tx, { id: asked.id });
    return { id: asked.id };
  });
}

/**
 * The family's answer, once for each question.
 * @throws AppError unauthenticated, notFound, forbidden (whoever decides), conflict (closed, answered), invalid,
 * tooManyRequests
 */
export async function answer(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  { id, questionId, text: words }: Written & { questionId: string },
): Promise<void> {
  await changeTalk(dependencies, viewer, id, { by: 'family' }, async (tx, application) => {
    const { text } = valid(talkInput, { text: words });
    const question = application.questions.find((one) => one.id === questionId);
    if (!question) throw notFound('question');
    if (question.answer !== null) throw conflict('questionAnswered');
    const answered = {
      ...question,
      answer: text,
      answeredAt: dependencies.clock.now().toISOString(),
    };
    await storeTalk(tx, id, {
      questions: application.questions.map((one) => (one === question ? answered : one)),
      newsCount: application.newsCount + 1,
    });
    await dependencies.mails.notifyAnswer(tx, application, {
      question: question.text,
      answer: text,
    });
  });
}

/**
 * What either side writes of its own accord, once adopted too.
 * @throws AppError unauthenticated, notFound, conflict (closed), invalid, tooManyRequests
 */
export async function write(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  { id, text: words }: Written,
  record?: RecordCreation,
): Promise<Created> {
  const asked = { by: 'both', states: talkingStates } as const;
  return changeTalk(dependencies, viewer, id, asked, async (tx, application, side) => {
    const { text } = valid(talkInput, { text: words });
    const { messages, newsCount } = application;
    if (messages.length >= talkLimits.messages) throw new AppError('invalid', 'tooManyMessages');
    await dependencies.limits.consume('applicationMessage', `${id} ${side}`, { tx });
    const writtenAt = dependencies.clock.now().toISOString();
    const message: TalkMessage = { id: uuid(), writtenAt, by: side, text };
    await storeTalk(tx, id, {
      messages: [...messages, message],
      newsCount: newsCount + (side === 'family' ? 1 : 0),
    });
    if (side === 'rescuer')
      await noteAnswered(tx, id, minutesSince(application, dependencies.clock));
    await dependencies.mails.notifyMessage(tx, application, message);
    await record?.(tx, { id: message.id });
    return { id: message.id };
  });
}

/**
 * Never read by the family.
 * @throws AppError unauthenticated, notFound, forbidden (the family), conflict (closed), invalid, tooManyRequests
 */
export async function addNote(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  { id, text: words }: Written,
  record?: RecordCreation,
): Promise<Created> {
  const options = { by: 'rescuer', isStep: false } as const;
  return changeTalk(dependencies, viewer, id, options, async (tx, application) => {
    const { text } = valid(talkInput, { text: words });
    const { notes } = application;
    if (notes.length >= talkLimits.notes) throw new AppError('invalid', 'tooManyNotes');
    const authorId = requireAccount(viewer);
    const author = (await dependencies.accounts.contactsOf([authorId], tx.query)).get(authorId);
    const note = {
      id: uuid(),
      writtenAt: dependencies.clock.now().toISOString(),
      authorId,
      author: author?.name ?? null,
      text,
    };
    await storeTalk(tx, id, { notes: [...notes, note] });
    await record?.(tx, { id: note.id });
    return { id: note.id };
  });
}

/** What the family said until now has been seen. @throws AppError unauthenticated, notFound, forbidden, tooManyRequests */
export async function markRead(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const options = {
    by: 'rescuer',
    states: applicationMachine.states.values,
    isStep: false,
  } as const;
  await changeTalk(dependencies, viewer, id, options, async (tx) => {
    await storeTalk(tx, id, { newsCount: 0 });
  });
}
