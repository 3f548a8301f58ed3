import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import * as profiles from './adoption-profile.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import * as appointments from './appointments.ts';
import * as decisions from './decide-application.ts';
import { exportFigures, findFigures } from './figures.ts';
import * as finding from './find-applications.ts';
import * as homePhotos from './home-photos.ts';
import { confirmPending, discardPending, findPending } from './pending-applications.ts';
import * as withoutAccount from './send-without-account.ts';
import * as submission from './submit-application.ts';
import * as talk from './talk.ts';
import * as outcomes from './visit-outcomes.ts';
import { findWaiting } from './waiting-applications.ts';
import { findWarnings, markWarnings, restrictApplicant } from './warnings.ts';

export type ApplicationsService = ReturnType<typeof createApplicationsService>;

/** Adoption profiles and applications. */
export const createApplicationsService = (dependencies: ApplicationDependencies) =>
  bindUseCases(
    dependencies,
    profiles,
    finding,
    submission,
    decisions,
    talk,
    appointments,
    outcomes,
    homePhotos,
    withoutAccount,
    { confirmPending, discardPending, findPending },
    { exportFigures, findFigures },
    { findWaiting },
    { findWarnings, markWarnings, restrictApplicant },
  );
