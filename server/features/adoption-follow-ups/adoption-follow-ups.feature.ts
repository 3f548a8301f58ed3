import type { AccountsService } from '../accounts/accounts.service.ts';
import type { ContentService } from '../content/content.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { MediaAssets } from '../media/media-assets.ts';
import type { PrivatePhotos } from '../private-photos/private-photos.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { retentionOf } from '../retention/retention.ts';
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
import { hearOfAdoption } from './plan-follow-ups.ts';
import { remindOfSterilizations } from './remind-of-sterilizations.ts';
import { sendFollowUps } from './send-follow-ups.ts';
import { sterilizationReminder } from './sterilization-reminder-mail.ts';
import { deletePromises, expiringPromises } from './sterilizations.repository.ts';

interface Needs {
  accounts: AccountsService;
  limits: RateLimits;
  mail: MailService;
  privatePhotos: PrivatePhotos;
  content: ContentService;
  mediaAssets: MediaAssets;
}

export function adoptionFollowUpsFeature(
  given: Base & Needs,
): Feature<{ followUps: FollowUpsService }> {
  const parts = { ...given, mails: createFollowUpMails(given) };
  return {
    services: { followUps: createFollowUpsService(parts) },
    jobs: [sendFollowUps(parts), remindOfSterilizations(parts)],
    mails: [followUpQuestion, followUpAlarm, sterilizationReminder],
    personalData: [
      followUpsPersonalData(given.database),
      sterilizationsPersonalData(given.database),
      // Erased before the follow-ups that they belong to.
      followUpPhotosPersonalData(given),
    ],
    retentions: [
      retentionOf('adoptionFollowUps', expiringFollowUps, async (tx, ids) => {
        const gone = await given.privatePhotos.remove(tx, 'followUp', ids);
        if ((await deleteAllowed(tx, gone)) > 0) await given.dataVersions.bump(tx, 'pets');
        await deleteFollowUps(tx, ids);
      }),
      retentionOf('sterilizationPromises', expiringPromises, deletePromises),
    ],
    applicationListeners: [hearOfAdoption(given)],
    timelineSources: [followUpsTimeline],
  };
}
