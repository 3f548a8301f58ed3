import { todayIn } from '#domain/clock.ts';
import { petUses } from '#server/features/animals/pets/core/pet-use.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { createCalendarWriter } from '#server/features/kits/calendars/calendar-writer.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import type { MediaAssets } from '#server/features/kits/media/media-assets.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { CataloguesService } from '#server/features/organisation/catalogues/catalogues.service.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { createSignedIds, createSigner } from '#server/keys/signatures.ts';
import type { PetCare } from '../pets/core/pet-care.ts';
import { petListeners } from '../pets/core/pet-listener.ts';
import { timelineSources } from '../timeline/timeline-source.ts';
import { type CareService, createCareService } from './care.service.ts';
import { careAccesses } from './care-access.ts';
import { careAttention } from './care-attention.ts';
import { careCalendarPersonalData } from './care-calendar-personal-data.ts';
import { expiringPeople, findPetsWithEntries, forgetPeople } from './care-entries.repository.ts';
import { careLotsPersonalData } from './care-lots-personal-data.ts';
import { carePersonalData } from './care-personal-data.ts';
import { replanCare } from './care-plan.ts';
import { careReminder } from './care-reminder-mail.ts';
import { careSettingsPersonalData } from './care-settings-personal-data.ts';
import { careTimeline } from './care-timeline.ts';
import { onPetChanged } from './on-pet-changed.ts';
import { remindCare } from './remind-of-care.ts';
import { deleteLinks, expiringLinks } from './vet-links.repository.ts';
import { vetLinksPersonalData } from './vet-links-personal-data.ts';
import { vetVisitWritten } from './vet-visit-mail.ts';

interface Dependencies {
  content: ContentService;
  limits: RateLimits;
  audit: AuditService;
  catalogues: CataloguesService;
  petCare: PetCare;
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf' | 'isActive'>;
  mediaAssets: MediaAssets;
}

export function careFeature(dependencies: Base & Dependencies): Feature<{ care: CareService }> {
  const today = todayIn(dependencies.timezone, dependencies.clock);
  const shared = {
    ...dependencies,
    today,
    accesses: dependencies.contributions.to(careAccesses),
    vetLinkKeys: createSignedIds(dependencies.secretKey, 'vet links'),
    calendarKeys: createSignedIds(dependencies.secretKey, 'calendars of care'),
    calendars: createCalendarWriter(dependencies),
    visitSigner: createSigner(dependencies.secretKey, 'vet visits'),
  };
  return {
    services: { care: createCareService(shared) },
    jobs: [replanCare(shared), remindCare(shared)],
    contributes: [
      petUses(findPetsWithEntries),
      mailTemplates(careReminder, vetVisitWritten),
      personalData(
        carePersonalData(dependencies.database),
        careSettingsPersonalData(dependencies.database),
        vetLinksPersonalData(dependencies.database),
        careCalendarPersonalData(dependencies.database),
        careLotsPersonalData(dependencies.database),
      ),
      petListeners(onPetChanged(shared)),
      attentionSources(careAttention(shared)),
      timelineSources(careTimeline(shared)),
      retentions(
        retentionOf('carePeople', expiringPeople, forgetPeople),
        retentionOf('vetLinks', expiringLinks, deleteLinks),
      ),
    ],
  };
}
