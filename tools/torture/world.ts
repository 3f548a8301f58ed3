import type { Client } from './client.ts';
import type { Fleet } from './fleet.ts';
import type { Journal } from './journal.ts';
import type { Services } from './services.ts';

/** What a run consists of. */
export interface World {
  client: Client;
  fleet: Fleet;
  journal: Journal;
  services: Services;
  /** The administrator's address. */
  administrator: string;
  /** Of another administrator, who counts what the first one has counted. */
  treasurer: string;
  /** Of a third one, who decides about applications. */
  coordinator: string;
}
