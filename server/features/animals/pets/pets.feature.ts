import { todayIn } from '#domain/clock.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import type { MediaAssets } from '#server/features/kits/media/media-assets.ts';
import { mediaUses } from '#server/features/kits/media/media-use.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import { setupChecks } from '#server/features/organisation/setup/setup-check.ts';
import { accountUses } from '#server/features/people/accounts/account-use.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentions } from '#server/features/people/retention/retention.ts';
import { timelineSources } from '../timeline/timeline-source.ts';
import { adoptersRetention } from './core/adopters-retention.ts';
import { expiringPets } from './core/expiring-pets.ts';
import { findOwners, moveOwnerEmail } from './core/own-pets.repository.ts';
import { createPetAdoption, type PetAdoption } from './core/pet-adoption.ts';
import { createPetCare, type PetCare } from './core/pet-care.ts';
import { petCitiesUpkeep } from './core/pet-cities-upkeep.ts';
import { petListeners } from './core/pet-listener.ts';
import { createPetListing, type PetListing } from './core/pet-listing.service.ts';
import { createPetManagement, type PetManagement } from './core/pet-management.service.ts';
import { createPetMarks, type PetMarks } from './core/pet-marks.ts';
import { findShownMedia } from './core/pet-media.repository.ts';
import { createPetPlaces, type PetPlacesService } from './core/pet-places.service.ts';
import { isAnyPet } from './core/pet-references.repository.ts';
import { petTimeline } from './core/pet-timeline.ts';
import { petUses } from './core/pet-use.ts';
import { createPetsService, type PetsService } from './core/pets.service.ts';
import { petsPersonalData } from './core/pets-personal-data.ts';
import { createPetExport, type PetExport } from './export/pet-export.service.ts';
import { onPetChanged } from './groups/on-pet-changed.ts';
import { pairChanged } from './groups/pair-changed-mail.ts';
import { groupExceptionsPersonalData } from './groups/pet-groups-personal-data.ts';
import { paperListeners } from './papers/paper-listener.ts';
import { createPetFilesRemoval } from './papers/pet-files-removal.ts';
import { findPetsWithPapers } from './papers/pet-papers.repository.ts';
import { createPetUploads, type PetUploads } from './papers/pet-uploads.service.ts';
import { createPetReminders, type PetReminders } from './visibility/pet-reminders.service.ts';
import { petVisibilityMails } from './visibility/pet-visibility.service.ts';
import { petVisibility } from './visibility/pet-visibility-mail.ts';

interface PetServices {
  pets: PetsService;
  petListing: PetListing;
  petPlaces: PetPlacesService;
  petManagement: PetManagement;
  petAdoption: PetAdoption;
  petCare: PetCare;
  petMarks: PetMarks;
  petUploads: PetUploads;
  petExport: PetExport;
  petReminders: PetReminders;
}

interface Dependencies {
  limits: RateLimits;
  mail: MailService;
  media: MediaService;
  mediaAssets: MediaAssets;
  audit: AuditService;
  accounts: AccountsService;
}

export function petsFeature(dependencies: Base & Dependencies): Feature<PetServices> {
  const filesRemoval = createPetFilesRemoval(dependencies);
  const today = todayIn(dependencies.timezone, dependencies.clock);
  const now = () => dependencies.clock.now().toISOString();
  const listeners = {
    petListeners: dependencies.contributions.to(petListeners),
    paperListeners: dependencies.contributions.to(paperListeners),
  };
  const changes = { petListeners: listeners.petListeners, now };
  const management = createPetManagement({
    ...dependencies,
    ...listeners,
    filesRemoval,
    petUses: dependencies.contributions.to(petUses),
  });
  return {
    services: {
      pets: createPetsService({ ...dependencies, ...listeners }),
      petListing: createPetListing(dependencies),
      petPlaces: createPetPlaces(dependencies),
      petManagement: management,
      petAdoption: createPetAdoption({ ...dependencies, ...changes, today }),
      petCare: createPetCare({ ...dependencies, ...changes }),
      petMarks: createPetMarks(dependencies),
      petUploads: createPetUploads({ ...dependencies, ...listeners }),
      petExport: createPetExport(dependencies),
      petReminders: createPetReminders({ ...dependencies, management }),
    },
    jobs: [
      filesRemoval.forgetFiles,
      petVisibilityMails(dependencies),
      petCitiesUpkeep(dependencies),
    ],
    contributes: [
      setupChecks({ item: 'pets', isDone: () => isAnyPet(dependencies.database.query) }),
      petUses(findPetsWithPapers),
      mailTemplates(petVisibility, pairChanged),
      personalData(
        petsPersonalData({ ...dependencies, ...changes, filesRemoval }),
        groupExceptionsPersonalData(dependencies.database),
      ),
      petListeners(onPetChanged({ ...dependencies, today, now })),
      retentions(adoptersRetention(filesRemoval)),
      mediaUses({ topic: 'pets', inUse: findShownMedia, shown: findShownMedia }),
      accountUses(findOwners),
      emailMoves(moveOwnerEmail),
      timelineSources(petTimeline(dependencies)),
      attentionSources(
        ...expiringPets({
          database: dependencies.database,
          today: todayIn(dependencies.timezone, dependencies.clock),
        }),
      ),
    ],
  };
}
