import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { nextState } from '#domain/documents/state-machine.ts';
import { notFound } from '#domain/errors.ts';
import type { PageRequest } from '#domain/paging.ts';
import {
  isVolunteering,
  volunteerDeskTransitions,
  volunteerMachine,
} from '#domain/volunteers/volunteer-machine.ts';
import { volunteerTasks } from '#domain/volunteers/volunteer-words.ts';
import type { Volunteer } from './volunteer.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import {
  allVolunteers,
  countByState,
  pageOfVolunteers,
  type VolunteerFilter,
} from './volunteer-desk.repository.ts';
import { requireCoordinator } from './volunteers.policy.ts';
import { findVolunteer } from './volunteers.repository.ts';

const rowOf = ({ id, folio, createdAt, status, name, age, ...one }: Volunteer) => ({
  ...{ id, folio, createdAt, name, age },
  state: status,
  tasks: [...(one.tasks.length > 0 ? one.tasks : one.wished)],
  postalCode: one.postalCode,
  federalState: one.federalState,
});

/** @throws AppError unauthenticated, forbidden */
export async function findVolunteers(
  { database }: VolunteerDependencies,
  viewer: Viewer,
  filter: VolunteerFilter,
  request: PageRequest,
) {
  requireCoordinator(viewer);
  const { items, ...page } = await pageOfVolunteers(database, filter, request);
  return { ...page, items: items.map(rowOf) };
}

/** @throws AppError unauthenticated, forbidden */
export async function counts({ database }: VolunteerDependencies, viewer: Viewer) {
  requireCoordinator(viewer);
  const rows = await countByState(database);
  const sum = (of: typeof rows) => of.reduce((all, { total }) => all + total, 0);
  const inStates = (...states: Volunteer['status'][]) =>
    sum(rows.filter(({ state }) => states.includes(state)));
  return {
    open: inStates('received', 'inReview', 'invited'),
    active: inStates('accepted'),
    paused: inStates('paused'),
    byState: [...new Set(rows.map(({ state }) => state))].map((state) => ({
      state,
      total: inStates(state),
    })),
    byTask: volunteerTasks.values.map((task) => ({
      task,
      total: sum(rows.filter(({ state, tasks }) => isVolunteering(state) && tasks.includes(task))),
    })),
  };
}

/** All that is known of one. Changes nothing. @throws AppError unauthenticated, forbidden, notFound */
export async function openVolunteer(
  { database, documentStates, accounts }: VolunteerDependencies,
  viewer: Viewer,
  folio: number,
) {
  requireCoordinator(viewer);
  const found = await findVolunteer(database.query, { folio });
  if (!found || found.status === 'unconfirmed') throw notFound('volunteer');
  const { id, status, accountId } = found;
  const history = (await documentStates.historiesOf('volunteer', [id])).get(id) ?? [];
  const staff = history.flatMap(({ madeAs, madeBy }) =>
    madeAs === 'staff' && madeBy !== null ? [madeBy] : [],
  );
  const names = await accounts.contactsOf([...new Set(staff)]);
  return {
    ...rowOf(found),
    wished: [...found.wished],
    days: [...found.days],
    times: [...found.times],
    guardian: found.guardian,
    guardianPhone: found.guardianPhone,
    consentAt: found.consentAt,
    experience: found.experience,
    why: found.why,
    phone: found.phone,
    email: found.email,
    language: found.language,
    hasAccount: accountId !== null,
    emergencyName: found.emergencyName,
    emergencyPhone: found.emergencyPhone,
    note: found.note,
    transitions: volunteerDeskTransitions.filter(
      (name) => nextState(volunteerMachine, status, name) !== undefined,
    ),
    history: history.map((step) => ({
      at: step.at,
      state: step.status as Volunteer['status'],
      by: step.madeAs === 'staff' ? (names.get(step.madeBy ?? '')?.name ?? '') : null,
      words: step.words,
    })),
  };
}

/** All that the list finds, in portions; noted in the log. @throws AppError unauthenticated, forbidden, tooManyRequests */
export async function exportVolunteers(
  { database, limits, audit }: VolunteerDependencies,
  { viewer, address }: Actor,
  filter: VolunteerFilter,
): Promise<AsyncIterable<Volunteer[]>> {
  const actorId = requireCoordinator(viewer);
  await limits.consume('export', actorId);
  await database.transaction((tx) =>
    audit.record(tx, {
      ...{ action: 'volunteer.exported', actorId, subjectId: null, address },
      details: {},
    }),
  );
  return allVolunteers(database, filter);
}
