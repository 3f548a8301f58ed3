import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as answers from './answer-follow-up.ts';
import type { FollowUpDependencies } from './follow-up-dependencies.ts';
import * as photos from './follow-up-photos.ts';
import * as help from './help-requests.ts';
import * as adoptions from './own-adoptions.ts';
import { sendDue } from './send-follow-ups.ts';
import * as sterilizations from './sterilization.ts';

export type FollowUpsService = ReturnType<typeof createFollowUpsService>;

/** How adopted pets are doing, as their families tell it. */
export const createFollowUpsService = (dependencies: FollowUpDependencies) =>
  bindUseCases(dependencies, answers, { sendDue }, sterilizations, photos, help, adoptions);
