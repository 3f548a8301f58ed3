import { revocationReasons } from '#domain/passports/passport.ts';
import {
  findOwnPassports,
  issuePassport,
  readPassports,
  revokePassport,
} from '#domain/passports/passport-calls.ts';
import { findPassportStatus } from '#domain/passports/passport-status-call.ts';
import { implement } from '../implement.ts';

export const pasaportes = [
  implement(readPassports, {
    summary:
      'The passports of a pet (`id`), the latest first, and the one that counts (`actual`) with the digits of its QR code ' +
      '(`codigo`), which hold all that it says, signed. `desactualizado`: the pet or its record is another by now. For its owner, ' +
      'staff, whoever holds it, and the family that adopted it until it comes back; to others 404.',
    async handle({ input, viewer, context }) {
      const found = await context.passports.findOf(viewer, input.id);
      const { pet, mayIssue, current = null, passports } = found;
      const isThere = !pet.deleted && pet.status !== 'deceased';
      return { data: { pet, mayIssue: mayIssue && isThere, current, passports } };
    },
  }),

  implement(findOwnPassports, {
    summary:
      'Of the pets that the caller adopted here and still has, the passport that each has now.',
    async handle({ viewer, context }) {
      return { data: await context.passports.findOwn(viewer) };
    },
  }),

  implement(issuePassport, {
    summary:
      'Issues a passport of a pet (`mascota_id`) as it and its medical record are now, signed with Ed25519; the one before is ' +
      'superseded. For the pet’s owner and staff.',
    async handle({ input, viewer, address, context, once }) {
      const id = await once((record) =>
        context.passports.issue({ viewer, address }, input.petId, record),
      );
      return { data: { id } };
    },
  }),

  implement(revokePassport, {
    summary:
      'Revokes a passport (`id`), for one of these reasons, which everybody who checks it reads: ' +
      `${revocationReasons.wireWords.join(', ')}. For the pet’s owner and staff.`,
    async handle({ input: { id, reason }, viewer, address, context }) {
      await context.passports.revoke({ viewer, address }, id, reason);
      return { data: null };
    },
  }),

  implement(findPassportStatus, {
    summary:
      'Whether the passport of this number still counts, for whoever has checked its signature: `desconocido` where there is ' +
      'none, or none any more. Nothing of the animal, and nobody’s data.',
    async handle({ input, address, context }) {
      const found = await context.passports.statusOf(address, input.number);
      return {
        data: {
          state: found?.state ?? ('gone' as const),
          endedAt: found?.endedAt ?? null,
          reason: found?.reason ?? null,
        },
      };
    },
  }),
] as const;
