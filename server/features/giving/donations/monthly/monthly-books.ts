import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/db/database.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { Ledger } from '../ledger.ts';
import type { ProviderRegistry } from '../provider-registry.ts';
import * as monthlyCharges from './monthly-charges.ts';
import type { MonthlyMails } from './monthly-mails.ts';
import * as monthlyMessages from './monthly-messages.ts';
import * as monthlyStatus from './monthly-status.ts';
import * as startByCard from './start-by-card.ts';

export type MonthlyBooks = ReturnType<typeof createMonthlyBooks>;

interface Dependencies {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'demo'>;
  log: Logger;
  timezone: string;
  providers: ProviderRegistry;
  accounts: AccountsService;
  ledger: Ledger;
  mails: MonthlyMails;
  content: Pick<ContentService, 'record'>;
}

/** What the provider says of monthly donations and of their charges, taken over however often and late it is heard. */
export const createMonthlyBooks = (dependencies: Dependencies) =>
  bindUseCases(dependencies, monthlyStatus, monthlyCharges, monthlyMessages, startByCard);
