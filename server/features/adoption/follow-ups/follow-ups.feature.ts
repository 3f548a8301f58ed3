import { timelineSources } from '#server/features/animals/timeline/timeline-source.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import type { MediaAssets } from '#server/features/kits/media/media-assets.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { PrivatePhotos } from '#server/features/kits/private-photos/private-photos.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { applicationListeners } from '../applications/application-listener.ts';
import { followUpAlarm } from './follow-up-alarm-mail.ts';
import { createFollowUpMails } from './follow-up-mails.ts';
import { followUpQuestion } from './follow-up-question-mail.ts';
import { deleteFollowUps, expiringFollowUps } from './follow-ups.repository.ts';
import { createFollowUpsService, type FollowUpsService } from './follow-ups.service.ts';
import {
  followUpPhotosPersonalData,
  followUpsPersonalData,
  sterilizationsPersonalData,
} from './follow-ups-personal-data.ts';
import { followUpsTimeline } from './follow-ups-timeline.ts';
import { deleteAllowed } from './new-home-photos.repository.ts';
import { onAdoption } from './plan-follow-ups.ts';
import { remindOfSterilizations } from './remind-of-sterilizations.ts';
import { sendFollowUps } from './send-follow-ups.ts';
import { sterilizationReminder } from './sterilization-reminder-mail.ts';
import { deletePromises, expiringPromises } from './sterilizations.repository.ts';

interface Dependencies {
  accounts: AccountsService;
  limits: RateLimits;
  mail: MailService;
  privatePhotos: PrivatePhotos;
  content: ContentService;
  mediaAssets: MediaAssets;
}

export function adoptionFollowUpsFeature(
  dependencies: Base & Dependencies,
): Feature<{ followUps: FollowUpsService }> {
  const shared = {
    ...dependencies,
    mails: createFollowUpMails(dependencies),
    applicationListeners: dependencies.contributions.to(applicationListeners),
  };
  return {
    services: { followUps: createFollowUpsService(shared) },
    jobs: [sendFollowUps(shared), remindOfSterilizations(shared)],
    contributes: [
      mailTemplates(followUpQuestion, followUpAlarm, sterilizationReminder),
      personalData(
        followUpsPersonalData(dependencies.database),
        sterilizationsPersonalData(dependencies.database),
        // Erased before the follow-ups that they belong to.
        followUpPhotosPersonalData(dependencies),
      ),
      retentions(
        retentionOf('adoptionFollowUps', expiringFollowUps, async (tx, ids) => {
          const gone = await dependencies.privatePhotos.remove(tx, 'followUp', ids);
          if ((await deleteAllowed(tx, gone)) > 0) await dependencies.dataVersions.bump(tx, 'pets');
          await deleteFollowUps(tx, ids);
        }),
        retentionOf('sterilizationPromises', expiringPromises, deletePromises),
      ),
      applicationListeners(onAdoption(dependencies)),
      timelineSources(followUpsTimeline),
    ],
  };
}
