import { todayIn } from '#domain/clock.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { MediaService } from '../media/media.service.ts';
import type { MediaAssets } from '../media/media-assets.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { adoptersRetention } from './core/adopters-retention.ts';
import { expiringPets } from './core/expiring-pets.ts';
import { findOwners, moveOwnerEmail } from './core/own-pets.repository.ts';
import { createPetAdoption, type PetAdoption } from './core/pet-adoption.ts';
import { createPetCare, type PetCare } from './core/pet-care.ts';
import { petCitiesUpkeep } from './core/pet-cities-upkeep.ts';
import { createPetListing, type PetListing } from './core/pet-listing.service.ts';
import { createPetManagement, type PetManagement } from './core/pet-management.service.ts';
import { findShownMedia } from './core/pet-media.repository.ts';
import { createPetPlaces, type PetPlacesService } from './core/pet-places.service.ts';
import { petTimeline } from './core/pet-timeline.ts';
import { createPetsService, type PetsService } from './core/pets.service.ts';
import { petsPersonalData } from './core/pets-personal-data.ts';
import { createPetExport, type PetExport } from './export/pet-export.service.ts';
import { hearOfGroups } from './groups/hear-of-groups.ts';
import { pairChanged } from './groups/pair-changed-mail.ts';
import { groupExceptionsPersonalData } from './groups/pet-groups-personal-data.ts';
import { createPetFilesRemoval } from './papers/pet-files-removal.ts';
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
  petUploads: PetUploads;
  petExport: PetExport;
  petReminders: PetReminders;
}

interface Needs {
  limits: RateLimits;
  mail: MailService;
  media: MediaService;
  mediaAssets: MediaAssets;
  audit: AuditService;
  accounts: AccountsService;
}

export function petsFeature(given: Base & Needs): Feature<PetServices> {
  const filesRemoval = createPetFilesRemoval(given);
  const today = todayIn(given.timezone, given.clock);
  const now = () => given.clock.now().toISOString();
  const changes = { petListeners: given.collected.petListeners, now };
  const management = createPetManagement({ ...given, ...given.collected, filesRemoval });
  return {
    services: {
      pets: createPetsService({ ...given, ...given.collected }),
      petListing: createPetListing(given),
      petPlaces: createPetPlaces(given),
      petManagement: management,
      petAdoption: createPetAdoption({ ...given, ...changes, today }),
      petCare: createPetCare({ ...given, ...changes }),
      petUploads: createPetUploads({ ...given, ...given.collected }),
      petExport: createPetExport(given),
      petReminders: createPetReminders({ ...given, management }),
    },
    jobs: [filesRemoval.forgetFiles, petVisibilityMails(given), petCitiesUpkeep(given)],
    mails: [petVisibility, pairChanged],
    personalData: [
      petsPersonalData({ ...given, ...changes, filesRemoval }),
      groupExceptionsPersonalData(given.database),
    ],
    petListeners: [hearOfGroups({ ...given, today, now })],
    retentions: [adoptersRetention(filesRemoval)],
    mediaUses: [{ topic: 'pets', inUse: findShownMedia, shown: findShownMedia }],
    accountUses: [findOwners],
    emailMoves: [moveOwnerEmail],
    timelineSources: [petTimeline(given)],
    attentionSources: expiringPets({
      database: given.database,
      today: todayIn(given.timezone, given.clock),
    }),
  };
}
