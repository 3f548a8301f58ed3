import { mostCounted } from '#domain/dashboard/attention.ts';
import { verifiedDocuments } from '#server/features/adoption/contracts/verified-documents.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import { createCalendarWriter } from '#server/features/kits/calendars/calendar-writer.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { createSignedIds } from '#server/keys/signatures.ts';
import { apply } from './apply.ts';
import { forgetCertificateFiles } from './certificate-files.ts';
import { verifyCertificate } from './certificates.repository.ts';
import * as certificates from './certificates.ts';
import { leaveShift, offerShift, takeOffer, takeShift, withdrawOffer } from './change-shifts.ts';
import * as changing from './change-volunteers.ts';
import * as following from './follow-application.ts';
import { countToReview } from './hours.repository.ts';
import * as rota from './keep-rota.ts';
import { findOwnHours, noteHours, removeHours } from './own-hours.ts';
import { findOwn, moveOwn, saveContact } from './own-volunteering.ts';
import { findShifts } from './read-shifts.ts';
import * as reading from './read-volunteers.ts';
import { remindVolunteers } from './remind-volunteers.ts';
import { removeVolunteers } from './remove-volunteers.ts';
import * as hours from './review-hours.ts';
import { createSealJob } from './seal-certificate.ts';
import * as calendars from './shift-calendars.ts';
import { deleteShifts, expiringShifts } from './shifts.repository.ts';
import { volunteerAlert } from './volunteer-alert-mail.ts';
import { volunteerCertificate } from './volunteer-certificate-mail.ts';
import { volunteerConfirm } from './volunteer-confirm-mail.ts';
import { type VolunteerDependencies, volunteerStatesOf } from './volunteer-dependencies.ts';
import { countOpenApplications } from './volunteer-desk.repository.ts';
import { createVolunteerMails } from './volunteer-mails.ts';
import { volunteerNews } from './volunteer-news-mail.ts';
import { volunteerShift } from './volunteer-shift-mail.ts';
import {
  expiringApplications,
  expiringUnconfirmed,
  expiringVolunteers,
  moveVolunteers,
} from './volunteers.repository.ts';
import {
  volunteerCertificatesPersonalData,
  volunteerHoursPersonalData,
  volunteerShiftsPersonalData,
  volunteersPersonalData,
} from './volunteers-personal-data.ts';

const createVolunteers = (dependencies: VolunteerDependencies) =>
  bindUseCases(
    dependencies,
    { apply, findOwn, moveOwn, saveContact },
    { findShifts, takeShift, leaveShift, offerShift, withdrawOffer, takeOffer },
    rota,
    { noteHours, removeHours, findOwnHours },
    hours,
    certificates,
    calendars,
    following,
    reading,
    changing,
  );

export type VolunteersService = ReturnType<typeof createVolunteers>;

/** Volunteers: who would like to help, who does, when, and for how long. */
export function volunteersFeature(
  dependencies: Base &
    Omit<
      VolunteerDependencies,
      'states' | 'mails' | 'keys' | 'calendarKeys' | 'calendars' | 'sealJob' | 'forgetFiles'
    > & {
      content: ContentService;
      mail: MailService;
      accounts: AccountsService;
    },
): Feature<{ volunteers: VolunteersService }> {
  const keys = createSignedIds(dependencies.secretKey, 'volunteer applications');
  const mails = createVolunteerMails({ ...dependencies, keys });
  const states = volunteerStatesOf(dependencies.documentStates);
  const calendarKeys = createSignedIds(dependencies.secretKey, 'volunteer calendars');
  const calendars = createCalendarWriter(dependencies);
  const forgetFiles = forgetCertificateFiles(dependencies.files);
  const made = { ...dependencies, keys, mails, states, calendarKeys, calendars, forgetFiles };
  const sealJob = createSealJob(made);
  const shared = { ...made, sealJob };
  const remove = (tx: Parameters<typeof removeVolunteers>[1], ids: readonly string[]) =>
    removeVolunteers(shared, tx, ids);
  return {
    services: { volunteers: createVolunteers(shared) },
    jobs: [remindVolunteers(shared), sealJob, forgetFiles],
    contributes: [
      mailTemplates(
        volunteerConfirm,
        volunteerNews,
        volunteerAlert,
        volunteerShift,
        volunteerCertificate,
      ),
      personalData(
        volunteersPersonalData(shared),
        volunteerShiftsPersonalData(shared),
        volunteerHoursPersonalData(shared),
        volunteerCertificatesPersonalData(shared),
      ),
      attentionSources(
        {
          kind: 'volunteerApplications',
          countAll: () => countOpenApplications(dependencies.database, mostCounted),
        },
        {
          kind: 'volunteerHours',
          countAll: () =>
            countToReview(
              dependencies.database,
              dependencies.clock.now().toISOString(),
              mostCounted,
            ),
        },
      ),
      retentions(
        retentionOf('unconfirmedVolunteers', expiringUnconfirmed, remove),
        retentionOf('volunteerApplications', expiringApplications, remove),
        retentionOf('volunteers', expiringVolunteers, remove),
        retentionOf('volunteerShifts', expiringShifts, deleteShifts),
      ),
      emailMoves(moveVolunteers),
      verifiedDocuments(verifyCertificate),
    ],
  };
}
