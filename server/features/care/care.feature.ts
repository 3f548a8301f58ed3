import { todayIn } from '#domain/clock.ts';
import { createSignedIds, createSigner } from '#server/signatures.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { createCalendarWriter } from '../calendars/calendar-writer.ts';
import type { CataloguesService } from '../catalogues/catalogues.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { MediaAssets } from '../media/media-assets.ts';
import type { PetCare } from '../pets/core/pet-care.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { retentionOf } from '../retention/retention.ts';
import { type CareService, createCareService } from './care.service.ts';
import { careAttention } from './care-attention.ts';
import { careCalendarPersonalData } from './care-calendar-personal-data.ts';
import { expiringPeople, forgetPeople } from './care-entries.repository.ts';
import { careLotsPersonalData } from './care-lots-personal-data.ts';
import { carePersonalData } from './care-personal-data.ts';
import { replanCare } from './care-plan.ts';
import { careReminder } from './care-reminder-mail.ts';
import { careSettingsPersonalData } from './care-settings-personal-data.ts';
import { careTimeline } from './care-timeline.ts';
import { hearOfPets } from './hear-of-pets.ts';
import { remindCare } from './remind-of-care.ts';
import { deleteLinks, expiringLinks } from './vet-links.repository.ts';
import { vetLinksPersonalData } from './vet-links-personal-data.ts';
import { vetVisitWritten } from './vet-visit-mail.ts';

interface Needs {
  limits: RateLimits;
  audit: AuditService;
  catalogues: CataloguesService;
  petCare: PetCare;
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  mediaAssets: MediaAssets;
}

export function careFeature(given: Base & Needs): Feature<{ care: CareService }> {
  const today = todayIn(given.timezone, given.clock);
  const parts = {
    ...given,
    today,
    accesses: given.collected.careAccesses,
    vetLinkKeys: createSignedIds(given.secretKey, 'vet links'),
    calendarKeys: createSignedIds(given.secretKey, 'calendars of care'),
    calendars: createCalendarWriter(given),
    visitSigner: createSigner(given.secretKey, 'vet visits'),
  };
  return {
    services: { care: createCareService(parts) },
    jobs: [replanCare(parts), remindCare(parts)],
    mails: [careReminder, vetVisitWritten],
    personalData: [
      carePersonalData(given.database),
      careSettingsPersonalData(given.database),
      vetLinksPersonalData(given.database),
      careCalendarPersonalData(given.database),
      careLotsPersonalData(given.database),
    ],
    petListeners: [hearOfPets(parts)],
    attentionSources: [careAttention(parts)],
    timelineSources: [careTimeline(parts)],
    retentions: [
      retentionOf('carePeople', expiringPeople, forgetPeople),
      retentionOf('vetLinks', expiringLinks, deleteLinks),
    ],
  };
}
