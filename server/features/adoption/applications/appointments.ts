import { v7 as uuid } from 'uuid';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import {
  type Appointment,
  appointmentInput,
  isAhead,
  talkLimits,
  timesInput,
} from '#domain/adoption/application-talk.ts';
import { AppError, conflict, forbidden, invalid, notFound } from '#domain/errors.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import { minutesSince } from './application-states.ts';
import { noteAnswered, storeTalk } from './applications.repository.ts';
import { cancelledOne, reminderOn } from './appointment-reminders.ts';
import { changeTalk } from './change-talk.ts';

interface Named {
  /** The application's. */
  id: string;
  appointmentId: string;
}

/**
 * Times for a call or a visit, of which the family chooses one.
 * @throws AppError unauthenticated, notFound, forbidden (the family), conflict (closed), invalid, tooManyRequests
 */
export async function proposeAppointment(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  { id, ...input }: { id: string; kind?: unknown; options: unknown },
  record?: RecordCreation,
): Promise<{ id: string }> {
  return changeTalk(dependencies, viewer, id, { by: 'rescuer' }, async (tx, application) => {
    const { kind, options } = valid(appointmentInput(dependencies.clock.now()), input);
    const { appointments } = application;
    if (appointments.length >= talkLimits.appointments) {
      throw new AppError('invalid', 'tooManyAppointments');
    }
    const proposed: Appointment = {
      id: uuid(),
      kind,
      options,
      chosen: null,
      status: 'proposed',
      sequence: 0,
      reminded: false,
    };
    await storeTalk(tx, id, { appointments: [...appointments, proposed] });
    await noteAnswered(tx, id, minutesSince(application, dependencies.clock));
    await dependencies.mails.notifyProposed(tx, application, proposed);
    await record?.(tx, { id: proposed.id });
    return { id: proposed.id };
  });
}

/**
 * Other times of the family, to which none of those it was offered suits; they replace those it has offered before.
 * @throws AppError unauthenticated, notFound, forbidden (whoever decides), conflict (closed, cancelled, agreed),
 * invalid, tooManyRequests
 */
export async function suggestTimes(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  { id, appointmentId, options }: Named & { options: unknown },
): Promise<void> {
  await changeTalk(dependencies, viewer, id, { by: 'family' }, async (tx, application) => {
    const { options: suggested } = valid(timesInput(dependencies.clock.now()), { options });
    const appointment = findAppointment(application, appointmentId);
    if (appointment.status === 'cancelled') throw conflict('appointmentCancelled');
    if (appointment.status === 'agreed') throw conflict('appointmentAgreed');
    if (String(suggested) === String(appointment.suggested)) return;
    await storeTalk(tx, id, {
      appointments: replaced(application, appointment, { ...appointment, suggested }),
      newsCount: application.newsCount + 1,
    });
    await dependencies.mails.notifySuggested(tx, application, {
      kind: appointment.kind,
      suggested,
    });
  });
}

/**
 * One of the times that the other side offered; another one afterwards moves the appointment, the same one changes
 * nothing. Whoever decides chooses among those that the family has suggested.
 * @throws AppError unauthenticated, notFound, forbidden (whoever decides, where none was suggested), conflict (closed,
 * cancelled), invalid, tooManyRequests
 */
export async function chooseTime(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  { id, appointmentId, option }: Named & { option: string },
): Promise<void> {
  await changeTalk(dependencies, viewer, id, { by: 'both' }, async (tx, application, side) => {
    const appointment = findAppointment(application, appointmentId);
    if (appointment.status === 'cancelled') throw conflict('appointmentCancelled');
    const { suggested = [], ...offered } = appointment;
    const isOption = (at: string) => Date.parse(at) === Date.parse(option);
    if (offered.chosen !== null && isOption(offered.chosen)) return;
    if (side === 'rescuer' && suggested.length === 0) throw forbidden();
    const chosen = (side === 'family' ? offered.options : suggested).find(isOption);
    if (chosen === undefined || !isAhead(chosen, dependencies.clock.now())) {
      throw invalid({ option: ['timeNotOffered'] });
    }
    const isMoved = appointment.chosen !== null;
    const agreed: Appointment = {
      ...offered,
      options: [...new Set([...offered.options, chosen])].sort(),
      chosen,
      status: 'agreed',
      sequence: isMoved ? appointment.sequence + 1 : 0,
      reminded: false,
    };
    const appointments = replaced(application, appointment, agreed);
    await storeTalk(tx, id, {
      appointments,
      newsCount: application.newsCount + (side === 'family' ? 1 : 0),
      reminderOn: reminderOn(appointments, dependencies),
    });
    await dependencies.mails.notifyAgreed(tx, application, agreed, { isMoved, by: side });
  });
}

/**
 * By either side.
 * @throws AppError unauthenticated, notFound, conflict (closed, cancelled already), tooManyRequests
 */
export async function cancelAppointment(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  { id, appointmentId }: Named,
): Promise<void> {
  await changeTalk(dependencies, viewer, id, { by: 'both' }, async (tx, application, side) => {
    const appointment = findAppointment(application, appointmentId);
    if (appointment.status === 'cancelled') throw conflict('appointmentCancelled');
    const cancelled = cancelledOne(appointment);
    const appointments = replaced(application, appointment, cancelled);
    await storeTalk(tx, id, {
      appointments,
      newsCount: application.newsCount + (side === 'family' ? 1 : 0),
      reminderOn: reminderOn(appointments, dependencies),
    });
    await dependencies.mails.notifyCancelled(tx, application, cancelled, { by: side });
  });
}

/** @throws AppError notFound */
function findAppointment({ appointments }: AdoptionApplication, id: string): Appointment {
  const appointment = appointments.find((one) => one.id === id);
  if (!appointment) throw notFound('appointment');
  return appointment;
}

const replaced = (
  { appointments }: AdoptionApplication,
  before: Appointment,
  after: Appointment,
): readonly Appointment[] => appointments.map((one) => (one === before ? after : one));
