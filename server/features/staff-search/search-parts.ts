import type { Right } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Language } from '#domain/language.ts';
import type { SearchKind } from '#domain/staff-search.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { ApplicationsService } from '../adoption-applications/applications.service.ts';
import type { AdoptionEventsService } from '../adoption-events/adoption-events.service.ts';
import type { Inbox } from '../contact/inbox.service.ts';
import type { Bookkeeping } from '../donations/bookkeeping/bookkeeping.service.ts';
import type { FosteringService } from '../fostering/fostering.service.ts';
import type { InvoicesService } from '../invoices/invoices.service.ts';
import type { PetsService } from '../pets/core/pets.service.ts';

/** Where searches look. */
export interface SearchParts {
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
  find(parts: SearchParts, request: SearchRequest): Promise<SearchHit[]>;
}
