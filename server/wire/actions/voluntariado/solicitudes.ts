import {
  applyToVolunteer,
  confirmVolunteer,
  findOwnVolunteering,
  moveOwnVolunteering,
  openVolunteerApplication,
  saveVolunteerContact,
  withdrawVolunteer,
} from '#domain/volunteers/volunteer-calls.ts';
import { implement } from '../../implement.ts';

export const solicitudesDeVoluntariado = [
  implement(applyToVolunteer, {
    summary:
      'Applies to volunteer, with or without an account. `menor_con_permiso` is 16 or 17 years and needs `tutor` and ' +
      '`telefono_tutor`. Without an account whose email is confirmed a mail asks for a confirmation (`falta_confirmar`), and ' +
      'nobody reads the application before; whether the email is known already is told by that mail alone.',
    async handle({ input: { captcha, ...input }, viewer, address, language, context, once }) {
      const made = await once((record) =>
        context.volunteers.apply({ viewer, address }, input, { language, captcha }, record),
      );
      return { data: { mustConfirm: made.mustConfirm } };
    },
  }),

  implement(openVolunteerApplication, {
    summary:
      'What becomes of an application, for whoever has its key (`clave`). Without how whoever applied is reached. Changes nothing.',
    async handle({ input, address, context }) {
      return { data: await context.volunteers.followApplication({ address }, input.key) };
    },
  }),

  implement(confirmVolunteer, {
    summary: 'The email of the application is its author’s: the coordinators read it from now on.',
    async handle({ input, viewer, address, context }) {
      await context.volunteers.confirm({ viewer, address }, input.key);
      return { data: null };
    },
  }),

  implement(withdrawVolunteer, {
    summary: 'Withdraws an application that is not decided.',
    async handle({ input, viewer, address, context }) {
      await context.volunteers.withdraw({ viewer, address }, input.key);
      return { data: null };
    },
  }),

  implement(findOwnVolunteering, {
    summary:
      'The caller’s volunteering: of their account, or of its confirmed email; null where there is none.',
    async handle({ viewer, context }) {
      return { data: await context.volunteers.findOwn(viewer) };
    },
  }),

  implement(saveVolunteerContact, {
    summary:
      'The caller’s telephone, and who is called in an emergency: read by coordinators alone.',
    async handle({ input, viewer, context }) {
      await context.volunteers.saveContact(viewer, input);
      return { data: null };
    },
  }),

  implement(moveOwnVolunteering, {
    summary:
      'Withdraws the caller’s application, pauses, resumes or ends their volunteering. A pause and an end give back the shifts to come.',
    async handle({ input, viewer, context }) {
      await context.volunteers.moveOwn(viewer, input.transition);
      return { data: null };
    },
  }),
] as const;
