import {
  cancelAppointment,
  chooseTime,
  proposeAppointment,
  suggestTimes,
} from '#domain/adoption/appointment-calls.ts';
import { implement } from '../../implement.ts';

export const citas = [
  implement(proposeAppointment, {
    summary:
      'Offers the family 1 to 6 times (`opciones`, instants to come, within a year) for a call or a visit, of which it gets a ' +
      'mail; returns the appointment’s `id`. For whoever looks after the pet, and staff. 409 once the application is closed.',
    async handle({ input, viewer, context, once }) {
      const { applications } = context;
      return {
        data: await once((record) => applications.proposeAppointment(viewer, input, record)),
      };
    },
  }),

  implement(chooseTime, {
    summary:
      'Chooses one of the times that the caller was offered: the family of `opciones`, whoever looks after the pet (and staff) ' +
      'of `otros_horarios`. Both sides get a mail with a file for their calendars. Another one afterwards moves the ' +
      'appointment; the same one changes nothing.',
    async handle({ input, viewer, context }) {
      await context.applications.chooseTime(viewer, input);
      return { data: null };
    },
  }),

  implement(suggestTimes, {
    summary:
      'Offers whoever looks after the pet 1 to 6 other times (`opciones`) for an appointment for which the family has not chosen ' +
      'a time; they get a mail. Times that it offered before are replaced; the same ones change nothing.',
    async handle({ input, viewer, context }) {
      await context.applications.suggestTimes(viewer, input);
      return { data: null };
    },
  }),

  implement(cancelAppointment, {
    summary:
      'Cancels an appointment, for the family and for whoever looks after the pet alike; calendars are told of one that was agreed.',
    async handle({ input, viewer, context }) {
      await context.applications.cancelAppointment(viewer, input);
      return { data: null };
    },
  }),
];
