import { careAccesses } from '#server/features/animals/care/care-access.ts';
import type { PetAdoption } from '#server/features/animals/pets/core/pet-adoption.ts';
import { petListeners } from '#server/features/animals/pets/core/pet-listener.ts';
import { petUses } from '#server/features/animals/pets/core/pet-use.ts';
import { timelineSources } from '#server/features/animals/timeline/timeline-source.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { createCalendarWriter } from '#server/features/kits/calendars/calendar-writer.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { DocumentStatesService } from '#server/features/kits/document-states/document-states.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { PrivatePhotos } from '#server/features/kits/private-photos/private-photos.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import { linkListeners } from '#server/features/people/accounts/link-listener.ts';
import type { RegistrationService } from '#server/features/people/accounts/registration.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import type { RestrictionsService } from '../restrictions/restrictions.service.ts';
import { adoptionProfileEnds } from './adoption-profile-ends.ts';
import { applicationChangedMail } from './application-changed-mail.ts';
import { applicationConfirmation } from './application-confirmation-mail.ts';
import { applicationFollowUp } from './application-follow-up.ts';
import { applicationListeners } from './application-listener.ts';
import { createApplicationMails } from './application-mails.ts';
import { applicationNotSent } from './application-not-sent-mail.ts';
import { applicationReceived } from './application-received-mail.ts';
import { applicationStates } from './application-states.ts';
import { applicationWithdrawn } from './application-withdrawn-mail.ts';
import { expiringApplications, findAppliedPets } from './applications.repository.ts';
import { type ApplicationsService, createApplicationsService } from './applications.service.ts';
import { moveApplicant } from './applications-of-people.repository.ts';
import {
  adoptionProfilePersonalData,
  applicationNotesPersonalData,
  applicationsPersonalData,
  homePhotosPersonalData,
  pendingPersonalData,
} from './applications-personal-data.ts';
import { applicationsTimeline } from './applications-timeline.ts';
import {
  appointmentFile,
  appointmentMails,
  appointmentProposed,
  appointmentSuggested,
} from './appointment-mails.ts';
import { appointmentReminders } from './appointment-reminders.ts';
import { confirmationJob } from './confirmation-job.ts';
import { familyCareAccess } from './family-access.ts';
import { familyAttention } from './family-attention.ts';
import { familyNotice } from './family-notice-mail.ts';
import { createNoticeMails } from './notice-mails.ts';
import { deletePending, expiringPending, movePending } from './pending-applications.repository.ts';
import { pendingByLink } from './pending-applications.ts';
import { profileEnding } from './profile-ending-mail.ts';
import { messageWritten, questionAnswered, questionAsked } from './question-mails.ts';
import { removeApplications } from './remove-applications.ts';
import { type ReservedPets, reservedPets } from './reserved-pets.ts';
import { createSettlement } from './settle-applications.ts';
import { createTalkMails } from './talk-mails.ts';
import { unseenApplications } from './unseen-applications.ts';
import { waitingApplications } from './waiting-applications-mail.ts';
import { createWaitingList } from './waiting-list.ts';

interface Dependencies {
  content: ContentService;
  accounts: AccountsService;
  captcha: CaptchaService;
  documentStates: DocumentStatesService;
  limits: RateLimits;
  mail: MailService;
  petAdoption: PetAdoption;
  privatePhotos: PrivatePhotos;
  registration: RegistrationService;
  restrictions: RestrictionsService;
}

export function adoptionApplicationsFeature(
  dependencies: Base & Dependencies,
): Feature<{ applications: ApplicationsService; reservedPets: ReservedPets }> {
  const { database, documentStates } = dependencies;
  const states = applicationStates(documentStates, dependencies.clock, dependencies.dataVersions);
  const remove = removeApplications({ ...dependencies, states });
  const calendarFile = appointmentFile(createCalendarWriter(dependencies));
  const appointments = appointmentMails(calendarFile);
  const applicationChanged = applicationChangedMail(calendarFile);
  const mails = {
    ...createApplicationMails({ ...dependencies, applicationChanged }),
    ...createNoticeMails(dependencies),
    ...createTalkMails({ ...dependencies, appointments }),
  };
  const confirmation = confirmationJob(dependencies);
  const settlement = createSettlement({ ...dependencies, states, mails });
  const waitingList = createWaitingList({ ...dependencies, mails });
  return {
    services: {
      applications: createApplicationsService({
        ...dependencies,
        states,
        mails,
        confirmation,
        waitingList,
        applicationListeners: dependencies.contributions.to(applicationListeners),
      }),
      reservedPets: reservedPets(dependencies),
    },
    jobs: [
      appointmentReminders({ ...dependencies, mails }),
      confirmation,
      applicationFollowUp({ ...dependencies, mails, waitingList }),
      ...settlement.jobs,
      waitingList.job,
    ],
    contributes: [
      petUses(findAppliedPets),
      mailTemplates(
        applicationChanged,
        applicationConfirmation,
        applicationNotSent,
        applicationReceived,
        applicationWithdrawn,
        familyNotice,
        profileEnding,
        waitingApplications,
        questionAsked,
        questionAnswered,
        messageWritten,
        appointmentProposed,
        appointmentSuggested,
        ...Object.values(appointments),
      ),
      personalData(
        adoptionProfilePersonalData(database),
        homePhotosPersonalData(dependencies),
        applicationsPersonalData(database, remove, mails),
        applicationNotesPersonalData(database),
        pendingPersonalData(database),
      ),
      retentions(
        retentionOf('pendingApplications', expiringPending, deletePending),
        ...adoptionProfileEnds(dependencies),
        retentionOf('endedApplications', expiringApplications, remove),
      ),
      emailMoves(moveApplicant, movePending),
      linkListeners(pendingByLink({ ...dependencies, states, mails })),
      petListeners(settlement.onPetChanged),
      careAccesses(familyCareAccess),
      attentionSources(...unseenApplications(database), ...familyAttention(dependencies)),
      timelineSources(applicationsTimeline(dependencies.documentStates)),
    ],
  };
}
