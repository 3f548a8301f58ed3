import type { Clock } from '#domain/clock.ts';
import { rescueMachine } from '#domain/rescues/rescue-machine.ts';
import type { Database } from '#server/db/database.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { DocumentStatesService } from '#server/features/kits/document-states/document-states.service.ts';
import type { PrivatePhotos } from '#server/features/kits/private-photos/private-photos.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import type { SignedIds } from '#server/keys/signatures.ts';
import type { IntakesService } from '../intakes/intakes.service.ts';
import type { PetPlacesService } from '../pets/core/pet-places.service.ts';
import type { RescueMails } from './rescue-mails.ts';
import { storeRescueState } from './rescues.repository.ts';

/** What the use cases of reports depend on. */
export interface RescueDependencies {
  database: Database;
  clock: Clock;
  /** IANA name; decides which hour it was. */
  timezone: string;
  captcha: CaptchaService;
  limits: RateLimits;
  audit: AuditService;
  accounts: Pick<AccountsService, 'contactsOf' | 'holdersOf' | 'isSuspended'>;
  documentStates: DocumentStatesService;
  states: RescueStates;
  privatePhotos: PrivatePhotos;
  intakes: Pick<IntakesService, 'note'>;
  petPlaces: Pick<PetPlacesService, 'placeAt'>;
  mails: RescueMails;
  /** What opens the page of one report. */
  keys: SignedIds;
}

export const rescueStatesOf = (documentStates: DocumentStatesService) =>
  documentStates.of(rescueMachine, storeRescueState);
type RescueStates = ReturnType<typeof rescueStatesOf>;
