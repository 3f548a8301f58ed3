import { expect, it } from 'vitest';
import { documentOf } from '#domain/content/content-documents.ts';
import { recordUses } from '#domain/content/record-uses.ts';
import { anotherRecord } from '#tests/setup/another-record.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { publishAnotherRecord } from '#tests/setup/publish-record.ts';
import { addUser, clock } from '../pets/add-pets.ts';

describeOnBothDatabases('what a change of the record alters', (databases) => {
  it('is told of the changed fields alone, with each text, mail and file that shows them', async () => {
    const context = await createTestContext(await databases.newConfig(), { clock });
    await publishAnotherRecord(context);
    const id = await addUser(context.database);
    const viewer = { kind: 'user' as const, id, roles: ['administrator' as const] };
    const reach = () => context.content.recordReach(viewer);
    expect(await reach()).toEqual([]);

    const { value, revision } = await context.content.find(viewer, 'organisation');
    const changes = { rfc: 'POA190312AB2', legalName: 'Patas de Oaxaca y Puebla, A.C.' };
    await context.content.saveDraft(
      { viewer, address: '' },
      { key: 'organisation', revision, value: { ...(value as object), ...changes } },
    );
    const found = await reach();
    expect(found.map(({ field }) => field.en)).toEqual(['Legal name', 'RFC (tax id)']);
    const [legalName, rfc] = found.map(({ places }) => places.map(({ es }) => es));
    expect(legalName).toEqual(
      expect.arrayContaining([
        recordUses.receipts.title.es,
        recordUses.contracts.title.es,
        documentOf('privacyNotice').label.es,
        'Aviso de privacidad (PDF)',
      ]),
    );
    expect(legalName).not.toContain(recordUses.mails.title.es);
    expect(rfc).toContain(recordUses.searchEngines.title.es);
    expect(rfc).not.toContain(recordUses.receipts.title.es);
    expect(JSON.stringify(found)).not.toContain(anotherRecord.legalName);
    const visitor = { kind: 'visitor' as const };
    await expect(context.content.recordReach(visitor)).rejects.toMatchObject({ status: 401 });
    await context.close();
  });
});
