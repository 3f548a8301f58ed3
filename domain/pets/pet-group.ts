import { z } from 'zod';
import type { MessageKey } from '../messages.ts';
import { tidyText } from '../text.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import { type PetStatus, petStatus } from './vocabularies.ts';

/** A pair goes to one family; a litter is listed together, and each of it may go to a family of its own. */
export const petGroupKind = vocabulary({ pair: 'pareja', litter: 'camada' });
export type PetGroupKind = ValueOf<typeof petGroupKind>;

export const petGroupLimits = {
  /** Most pets of each kind. */
  pets: { pair: 2, litter: 8 },
  /** Noted exceptions that are kept of a pair. */
  exceptions: 20,
  /** Of a reason, in characters. */
  reason: { shortest: 10, longest: 500 },
} as const;

/** That one of a pair may go to a family alone. */
interface GroupException {
  /** Instant. */
  notedAt: string;
  /** '' where the account is gone. */
  notedBy: string;
  reason: string;
  /** Instant; null while it counts. */
  endedAt: string | null;
}

/** The group of a pet as somebody sees it: with those others alone that they see as well. */
export interface PetGroup {
  kind: PetGroupKind;
  /** Whether a family applies for both: a pair without an exception that counts. */
  together: boolean;
  /** The pet itself as well, in the order in which they were registered. */
  pets: readonly { id: string; name: string; status: PetStatus }[];
  /** Of a pair, the latest first; for whoever looks after it alone. */
  exceptions?: readonly GroupException[];
}

/** Issues carry message keys. */
export const exceptionReason = z
  .string({ error: 'exceptionReasonShort' satisfies MessageKey })
  .transform(tidyText)
  .pipe(
    z
      .string()
      .min(petGroupLimits.reason.shortest, { error: 'exceptionReasonShort' satisfies MessageKey })
      .max(petGroupLimits.reason.longest, { error: 'tooLong' satisfies MessageKey }),
  );

/** Such a pet needs no company any more: the other of its pair may go alone. */
export const leavesPairBehind = (pet: { status: PetStatus; deleted: boolean }): boolean =>
  pet.deleted || pet.status === 'adopted' || pet.status === 'deceased';

/** As the wire says a group. */
export const groupToWire = ({ kind, together, pets, exceptions }: PetGroup) => ({
  tipo: petGroupKind.toWire(kind),
  juntas: together,
  mascotas: pets.map(({ id, name, status }) => ({
    id,
    nombre: name,
    estado: petStatus.toWire(status),
  })),
  ...(exceptions && {
    excepciones: exceptions.map(({ notedAt, notedBy, reason, endedAt }) => ({
      fecha: notedAt,
      autor: notedBy,
      motivo: reason,
      terminada: endedAt,
    })),
  }),
});
