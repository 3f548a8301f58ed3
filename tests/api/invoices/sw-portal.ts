import { createSwProvider } from '#server/adapters/stamping/sw/sw-provider.ts';
import { startSwService } from '#tests/fakes/sw-service.ts';
import type { TestDatabases } from '#tests/setup/databases.ts';
import { type Invoicing, openInvoicing } from './portal.ts';

export type SwInvoicing = Awaited<ReturnType<typeof openSwInvoicing>>;

/** As `openInvoicing`, with SW as the certification provider: one that misbehaves as a test tells it to. */
export async function openSwInvoicing(databases: TestDatabases) {
  let portal: Invoicing | undefined;
  const clock = { now: () => portal?.now() ?? new Date() };
  const service = await startSwService(clock);
  const sw = createSwProvider({
    apiBase: service.base,
    signIn: { token: service.infiniteToken },
    clock,
    patience: {
      timeout: 20_000,
      retries: 0,
      retryDelay: 1,
      failuresUntilPause: 1_000,
      pause: 1_000,
    },
  });
  // Donations of tests are trials, which only stamps for trial are made for.
  portal = await openInvoicing(databases, { ports: { stamping: { ...sw, isTest: true } } });
  const { close, admin } = portal;
  return {
    ...portal,
    service,
    /** Time passes, and all that is due is done. @returns the mails that left */
    async after(milliseconds: number) {
      portal?.pass(milliseconds);
      return (await portal?.newMails()) ?? [];
    },
    /** An administrator's call, signed in anew. */
    async administer(action: string, body: object) {
      const { token } = (await portal?.again(admin)) ?? admin;
      return portal?.post(action, body, { token });
    },
    /** The states of all invoices, by their folios. */
    async states() {
      const person = (await portal?.again(admin)) ?? admin;
      const rows = (await portal?.rows('cfdis', person)) ?? [];
      return rows.sort((a, b) => a.folio - b.folio).map(({ estado }) => estado);
    },
    async close() {
      await close();
      await service.stop();
    },
  };
}
