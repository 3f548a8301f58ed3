import type { AccountsService } from '../accounts/accounts.service.ts';
import type { RegistrationService } from '../accounts/registration.service.ts';
import type { RestrictionsService } from '../adoption-restrictions/restrictions.service.ts';
import { createCalendarWriter } from '../calendars/calendar-writer.ts';
import type { CaptchaService } from '../captcha/captcha.service.ts';
import type { DocumentStatesService } from '../document-states/document-states.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { PetAdoption } from '../pets/core/pet-adoption.ts';
import type { PrivatePhotos } from '../private-photos/private-photos.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { retentionOf } from '../retention/retention.ts';
import { adoptionProfileEnds } from './adoption-profile-ends.ts';
import { applicationChangedMail } from './application-changed-mail.ts';
import { applicationConfirmation } from './application-confirmation-mail.ts';
import { applicationFollowUp } from './application-follow-up.ts';
import { createApplicationMails } from './application-mails.ts';
import { applicationNotSent } from './application-not-sent-mail.ts';
import { applicationReceived } from './application-received-mail.ts';
import { applicationStates } from './application-states.ts';
import { applicationWithdrawn } from './application-withdrawn-mail.ts';
import { expiringApplications } from './applications.repository.ts';
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

interface Needs {
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
  given: Base & Needs,
): Feature<{ applications: ApplicationsService; reservedPets: ReservedPets }> {
  const { database, documentStates } = given;
  const states = applicationStates(documentStates, given.clock, given.dataVersions);
  const remove = removeApplications({ ...given, states });
  const calendarFile = appointmentFile(createCalendarWriter(given));
  const appointments = appointmentMails(calendarFile);
  const applicationChanged = applicationChangedMail(calendarFile);
  const mails = {
    ...createApplicationMails({ ...given, applicationChanged }),
    ...createNoticeMails(given),
    ...createTalkMails({ ...given, appointments }),
  };
  const confirmation = confirmationJob(given);
  const settlement = createSettlement({ ...given, states, mails });
  const waitingList = createWaitingList({ ...given, mails });
  return {
    services: {
      applications: createApplicationsService({
        ...given,
        states,
        mails,
        confirmation,
        waitingList,
      }),
      reservedPets: reservedPets(given),
    },
    jobs: [
      appointmentReminders({ ...given, mails }),
      confirmation,
      applicationFollowUp({ ...given, mails, waitingList }),
      ...settlement.jobs,
      waitingList.job,
    ],
    mails: [
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
    ],
    personalData: [
      adoptionProfilePersonalData(database),
      homePhotosPersonalData(given),
      applicationsPersonalData(database, remove, mails),
      applicationNotesPersonalData(database),
      pendingPersonalData(database),
    ],
    retentions: [
      retentionOf('pendingApplications', expiringPending, deletePending),
      ...adoptionProfileEnds(given),
      retentionOf('endedApplications', expiringApplications, remove),
    ],
    emailMoves: [moveApplicant, movePending],
    linkListeners: [pendingByLink({ ...given, states, mails })],
    petListeners: [settlement.hearOfPet],
    careAccesses: [familyCareAccess],
    attentionSources: [...unseenApplications(database), ...familyAttention(given)],
    timelineSources: [applicationsTimeline(given.documentStates)],
  };
}
