import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { AnswerDependencies } from './answer-request.ts';
import * as answering from './answer-request.ts';
import { askerState, confirmAsker, requestConfirmation, waitingAskers } from './confirm-askers.ts';
import { type DecisionDependencies, decidePhoto, waitingPhotos } from './decide-photos.ts';
import * as finding from './find-homes.ts';
import * as offering from './offer-home.ts';
import { changeStay, endStay, placePet } from './place-pets.ts';
import {
  type HandDependencies,
  handsFor,
  lowerHand,
  ownHand,
  raiseHand,
  setFosterWanted,
} from './raise-hand.ts';
import * as reading from './read-stays.ts';
import {
  askHomes,
  cancelRequest,
  countFitting,
  listRequests,
  reopenRequest,
} from './request-homes.ts';
import * as writing from './write-diary.ts';

export type FosteringService = ReturnType<typeof createFosteringService>;

/** Homes where people look after animals for a time. */
export const createFosteringService = (
  dependencies: DecisionDependencies & AnswerDependencies & HandDependencies,
) =>
  bindUseCases(
    dependencies,
    offering,
    finding,
    reading,
    writing,
    answering,
    { askHomes, cancelRequest, countFitting, listRequests, reopenRequest },
    { askerState, confirmAsker, requestConfirmation, waitingAskers },
    { setFosterWanted, raiseHand, lowerHand, handsFor, ownHand },
    { placePet, changeStay, endStay },
    { decidePhoto, waitingPhotos },
  );
