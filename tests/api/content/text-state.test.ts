import { expect, it } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Context } from '#server/context.ts';
import { keepShownTexts } from '#server/db/migrations/0171-texts-as-they-came.ts';
import { keepShownPrices } from '#server/db/migrations/0190-prices-as-they-came.ts';
import { keepShownDownloads } from '#server/db/migrations/0215-downloads-as-they-came.ts';
import { anotherRecord } from '#tests/setup/another-record.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { publishAnotherRecord } from '#tests/setup/publish-record.ts';
import { addUser, clock } from '../pets/add-pets.ts';

const visitor: Viewer = { kind: 'visitor' };

describeOnBothDatabases('what a portal says before anybody has published a text', (databases) => {
  async function open() {
    const context = await createTestContext(await databases.newConfig(), { clock });
    const id = await addUser(context.database);
    const viewer: Viewer = { kind: 'user', id, roles: ['administrator'] };
    return { context, viewer, actor: { viewer, address: '' } };
  }

  /** As a portal that ran an older version. */
  async function update({ database, dataVersions }: Context) {
    await database.transaction(async (tx) => {
      await keepShownTexts.up(tx, database.dialect, clock);
      await keepShownPrices.up(tx, database.dialect, clock);
      await keepShownDownloads.up(tx, database.dialect, clock);
      await dataVersions.bump(tx, 'content');
    });
  }

  const sponsorsOf = async ({ content }: Context) =>
    (await content.published('sponsors', 'es')).partners.length;

  const effectsOf = async ({ content }: Context) =>
    (await content.published('donations', 'es')).kinds.food.effects.map(({ text }) => text);

  const offersPrices = async ({ content }: Context) =>
    (await content.published('resources', 'es')).offered['treatment-costs'].shown;

  it('invents nobody, and says which texts and claims are as they came', async () => {
    const { context, viewer } = await open();
    expect(await sponsorsOf(context)).toBe(0);
    expect(await offersPrices(context)).toBe('no');
    expect((await context.content.organisation('es')).mailboxes.hello).toBe('');
    const state = await context.content.textState(viewer);
    expect(state.asTheyCame).toHaveLength(27);
    expect(state.examples).toEqual([]);
    expect(state.unconfirmedClaims.map(({ en }) => en)).toEqual(['100%', 'ISO 9001:2015']);
    await expect(context.content.textState(visitor)).rejects.toMatchObject({ status: 401 });
    await context.close();
  });

  it('stays as it was where it was in use, until somebody removes the examples', async () => {
    const { context, viewer, actor } = await open();
    await update(context);
    expect(await sponsorsOf(context)).toBeGreaterThan(0);
    const { examples } = await context.content.textState(viewer);
    expect(examples).toEqual([
      ...[
        'organisation',
        'home',
        'history',
        'shelters',
        'sponsors',
        'allies',
        'donations',
        'resources',
      ],
    ]);
    expect(await effectsOf(context)).toContain('un gato come un mes');
    expect(await offersPrices(context)).toBe('yes');
    await expect(
      context.content.removeExamples({ viewer: visitor, address: '' }),
    ).rejects.toMatchObject({ status: 401 });
    expect(await sponsorsOf(context)).toBeGreaterThan(0);
    expect(await context.content.removeExamples(actor)).toBe(8);
    expect(await sponsorsOf(context)).toBe(0);
    expect(await offersPrices(context)).toBe('no');
    expect(await effectsOf(context)).toEqual([undefined, undefined, undefined, undefined]);
    expect(await context.content.removeExamples(actor)).toBe(0);
    await context.close();
  });

  it('is the organisation’s own once it is published, with its claims confirmed', async () => {
    const { context, viewer, actor } = await open();
    await publishAnotherRecord(context);
    const state = await context.content.textState(viewer);
    expect(state.asTheyCame).not.toContain('organisation');
    expect(state.unconfirmedClaims).toEqual([]);
    // What is published stays, whatever is updated or removed later.
    await update(context);
    await context.content.removeExamples(actor);
    expect(await context.content.organisationName()).toBe(anotherRecord.name);
    const faqs = JSON.stringify(await context.content.published('faqs', 'es'));
    expect(faqs).toContain('El 80 % de las utilidades');
    const home = await context.content.published('home', 'es');
    expect(home.claims.map(({ text }) => text)).toEqual([
      'de las utilidades para los centros de rescate',
      'de 9:00 a 18:00, en Oaxaca de Juárez',
    ]);
    await context.close();
  });
});
