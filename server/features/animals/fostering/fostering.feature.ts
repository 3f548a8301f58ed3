import { todayIn } from '#domain/clock.ts';
import { petUses } from '#server/features/animals/pets/core/pet-use.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { PrivatePhotos } from '#server/features/kits/private-photos/private-photos.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { careAccesses } from '../care/care-access.ts';
import { petListeners } from '../pets/core/pet-listener.ts';
import type { PetMarks } from '../pets/core/pet-marks.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';
import { timelineSources } from '../timeline/timeline-source.ts';
import { createFosterAsking } from './ask-homes.ts';
import { createAskKeys } from './ask-keys.ts';
import { deleteDiaryEntries, expiringEntries } from './diary.repository.ts';
import { fosterCareAccess } from './foster-access.ts';
import { deleteHomes, expiringHomes } from './foster-homes.repository.ts';
import { createFosterMails } from './foster-mails.ts';
import { createFosteringService, type FosteringService } from './fostering.service.ts';
import {
  fosterAskersAttention,
  fosterPhotosAttention,
  fosterRequestsAttention,
} from './fostering-attention.ts';
import {
  answersPersonalData,
  askerPersonalData,
  diaryPersonalData,
  diaryPhotosPersonalData,
  handsPersonalData,
  homePersonalData,
  requestsPersonalData,
  staysPersonalData,
} from './fostering-personal-data.ts';
import { fosteringTimeline } from './fostering-timeline.ts';
import { handRaised } from './hand-raised-mail.ts';
import { deleteHands, expiringHands } from './hands.repository.ts';
import { homeAsked } from './home-asked-mail.ts';
import { homeChosen } from './home-chosen-mail.ts';
import { onPetChanged } from './on-pet-changed.ts';
import { expiringPlacements, findPlacedPets, forgetHomes } from './placements.repository.ts';
import { requestClosed } from './request-closed-mail.ts';
import { requestSolved } from './request-solved-mail.ts';
import { deleteRequests, expiringRequests } from './requests.repository.ts';
import { stayEnded } from './stay-ended-mail.ts';
import { stayStarted } from './stay-started-mail.ts';

interface Dependencies {
  limits: RateLimits;
  audit: AuditService;
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf' | 'isActive' | 'isSuspended' | 'holdersOf'>;
  petMarks: PetMarks;
  privatePhotos: PrivatePhotos;
  petUploads: Pick<PetUploads, 'addMedia'>;
}

export function fosteringFeature(
  dependencies: Base & Dependencies,
): Feature<{ fostering: FosteringService }> {
  const today = todayIn(dependencies.timezone, dependencies.clock);
  const mails = createFosterMails(dependencies);
  const keys = createAskKeys(dependencies);
  const asking = createFosterAsking({ ...dependencies, mails, keys });
  const shared = { ...dependencies, today, mails, keys, asking };
  return {
    services: { fostering: createFosteringService(shared) },
    jobs: asking.jobs,
    contributes: [
      petUses(findPlacedPets),
      mailTemplates(
        handRaised,
        stayStarted,
        stayEnded,
        homeAsked,
        homeChosen,
        requestSolved,
        requestClosed,
      ),
      personalData(
        staysPersonalData(dependencies.database),
        homePersonalData(dependencies.database),
        handsPersonalData(dependencies.database),
        diaryPersonalData(dependencies),
        diaryPhotosPersonalData(dependencies),
        requestsPersonalData(dependencies.database),
        askerPersonalData(dependencies.database),
        answersPersonalData(dependencies.database),
      ),
      petListeners(onPetChanged(shared)),
      careAccesses(fosterCareAccess),
      timelineSources(fosteringTimeline),
      attentionSources(
        fosterPhotosAttention(dependencies.database),
        fosterAskersAttention(dependencies.database),
        fosterRequestsAttention(dependencies),
      ),
      retentions(
        retentionOf('fosterDiaries', expiringEntries, async (tx, ids) => {
          await dependencies.privatePhotos.remove(tx, 'fosterDiary', ids);
          await deleteDiaryEntries(tx, ids);
        }),
        retentionOf('fosterHands', expiringHands, deleteHands),
        retentionOf('fosterHomes', expiringHomes, deleteHomes),
        retentionOf('fosterRequests', expiringRequests, deleteRequests),
        retentionOf('fosterStays', expiringPlacements, forgetHomes),
      ),
    ],
  };
}
