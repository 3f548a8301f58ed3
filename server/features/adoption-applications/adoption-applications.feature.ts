import type { AccountsService } from '../accounts/accounts.service.ts';
import { createCalendarWriter } from '../calendars/calendar-writer.ts';
import type { DocumentStatesService } from '../document-states/document-states.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { PetAdoption } from '../pets/core/pet-adoption.ts';
import type { PetsService } from '../pets/core/pets.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { applicationChanged } from './application-changed-mail.ts';
import { createApplicationMails } from './application-mails.ts';
import { applicationReceived } from './application-received-mail.ts';
import { applicationStates } from './application-states.ts';
import { moveApplicant } from './applications.repository.ts';
import { type ApplicationsService, createApplicationsService } from './applications.service.ts';
import {
  adoptionProfilePersonalData,
  applicationNotesPersonalData,
  applicationsPersonalData,
} from './applications-personal-data.ts';
import { appointmentMails, appointmentProposed } from './appointment-mails.ts';
import { appointmentReminders } from './appointment-reminders.ts';
import { questionAnswered, questionAsked } from './question-mails.ts';
import { hearOfPet } from './settle-applications.ts';
import { createTalkMails } from './talk-mails.ts';

interface Needs {
  accounts: AccountsService;
  documentStates: DocumentStatesService;
  limits: RateLimits;
  mail: MailService;
  pets: PetsService;
  petAdoption: PetAdoption;
}

export function adoptionApplicationsFeature(
  given: Base & Needs,
): Feature<{ applications: ApplicationsService }> {
  const { database, documentStates } = given;
  const states = applicationStates(documentStates);
  const appointments = appointmentMails(createCalendarWriter(given));
  const mails = {
    ...createApplicationMails(given),
    ...createTalkMails({ ...given, appointments }),
  };
  return {
    services: {
      applications: createApplicationsService({
        ...given,
        states,
        mails,
      }),
    },
    jobs: [appointmentReminders({ ...given, mails })],
    mails: [
      applicationChanged,
      applicationReceived,
      questionAsked,
      questionAnswered,
      appointmentProposed,
      ...Object.values(appointments),
    ],
    personalData: [
      adoptionProfilePersonalData(database),
      applicationsPersonalData(database, states.forget),
      applicationNotesPersonalData(database),
    ],
    emailMoves: [moveApplicant],
    petListeners: [hearOfPet({ ...given, states, mails })],
  };
}
