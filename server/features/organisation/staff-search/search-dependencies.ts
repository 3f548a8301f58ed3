import type { Right } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Language } from '#domain/language.ts';
import type { SearchKind } from '#domain/staff-search.ts';
import type { ApplicationsService } from '#server/features/adoption/applications/applications.service.ts';
import type { AdoptionEventsService } from '#server/features/adoption/events/events.service.ts';
import type { DrivesService } from '#server/features/animals/drives/drives.feature.ts';
import type { FosteringService } from '#server/features/animals/fostering/fostering.service.ts';
import type { LostAndFoundService } from '#server/features/animals/lost-and-found/lost-and-found.feature.ts';
import type { PetsService } from '#server/features/animals/pets/core/pets.service.ts';
import type { RescuesService } from '#server/features/animals/rescues/rescues.feature.ts';
import type { Inbox } from '#server/features/communication/contact/inbox.service.ts';
import type { Bookkeeping } from '#server/features/giving/donations/bookkeeping/bookkeeping.service.ts';
import type { InvoicesService } from '#server/features/giving/invoices/invoices.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { VolunteersService } from '#server/features/people/volunteers/volunteers.feature.ts';

/** Where searches look. */
export interface SearchDependencies {
  /** IANA name; decides which day an instant is of. */
  timezone: string;
  pets: PetsService;
  accounts: AccountsService;
  applications: ApplicationsService;
  fostering: FosteringService;
  bookkeeping: Bookkeeping;
  invoices: InvoicesService;
  adoptionEvents: AdoptionEventsService;
  inbox: Inbox;
  drives: DrivesService;
  rescues: RescuesService;
  volunteers: Pick<VolunteersService, 'findVolunteers'>;
  lostAndFound: LostAndFoundService;
}

/** One thing that was found. */
export interface SearchHit {
  id: string;
  title: string;
  /** What tells it from others of its name. */
  detail: string;
  /** The path of its page, in the reader's language. */
  path: string;
}

interface SearchRequest {
  viewer: Viewer;
  /** As `searchTerm` gives it. */
  term: string;
  language: Language;
}

/** How one kind of things is found, by whoever has the right. */
export interface SearchSource {
  kind: SearchKind;
  right: Right;
  /** At most `mostSearchHits`. */
  find(dependencies: SearchDependencies, request: SearchRequest): Promise<SearchHit[]>;
}
