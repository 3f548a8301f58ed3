import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { applicationMachine } from '#domain/adoption/application-machine.ts';
import { declineReasonIn } from '#domain/adoption/decline-reason.ts';
import type { Clock } from '#domain/clock.ts';
import { conflict } from '#domain/errors.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Tx } from '#server/db/database.ts';
import type {
  DocumentStatesService,
  MadeBy,
} from '#server/features/kits/document-states/document-states.service.ts';
import { type StateChanges, storeApplicationState } from './applications.repository.ts';

export type ApplicationStates = ReturnType<typeof applicationStates>;

type Transition = keyof typeof applicationMachine.transitions & string;
type Moved = Pick<AdoptionApplication, 'id' | 'status' | 'createdAt'>;

interface Details {
  changes?: StateChanges;
  words?: string;
}

/** The states of applications; each change notes as well what warnings, figures and pages of pets tell of it. */
export function applicationStates(
  documentStates: DocumentStatesService,
  clock: Clock,
  dataVersions: Pick<DataVersions, 'bump'>,
) {
  const states = documentStates.of(applicationMachine, storeApplicationState);

  const attempt = async (
    tx: Tx,
    name: Transition,
    application: Moved,
    madeBy: MadeBy,
    { changes, words }: Details = {},
  ): Promise<boolean> => {
    const minutes = minutesSince(application, clock);
    const noted = { ...changes, ...outcome(name, madeBy, words, minutes) };
    const made = await states.attempt(tx, name, application, madeBy, { changes: noted, words });
    // Pages of pets tell which of them are reserved.
    if (made && (name === 'reserve' || application.status === 'reserved')) {
      await dataVersions.bump(tx, 'pets');
    }
    return made;
  };

  return {
    ...states,
    attempt,
    /** @throws AppError conflict: the state that it is in does not allow it */
    async make(...requested: Parameters<typeof attempt>): Promise<void> {
      if (!(await attempt(...requested))) throw conflict('transitionNotAllowed');
    },
  };
}

export const minutesSince = ({ createdAt }: Pick<Moved, 'createdAt'>, clock: Clock): number =>
  Math.max(0, Math.floor((clock.now().getTime() - Date.parse(createdAt)) / 60_000));

function outcome(
  name: Transition,
  { madeAs }: MadeBy,
  words: string | undefined,
  minutes: number,
): StateChanges {
  const isAnswer = madeAs === 'petOwner' || madeAs === 'staff';
  return {
    ...(isAnswer && { answerMinutes: minutes }),
    ...(name === 'adopt' && { adoptionMinutes: minutes }),
    ...(name === 'decline' && {
      declineReason:
        madeAs === 'system' ? 'noLongerFree' : (declineReasonIn(words ?? '') ?? 'ownWords'),
    }),
  };
}
