import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { registerDocumentRoutes } from '#server/http/document-routes.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { publishAnotherRecord } from '#tests/setup/publish-record.ts';
import { clock } from '../pets/add-pets.ts';

const path = '/documents/requisitos-de-adopcion.pdf';

describeOnSqlite('the address of a document', (databases) => {
  it('has what the build made only while that is true', async () => {
    const context = await createTestContext(await databases.newConfig({ DEMO: '1' }), { clock });
    const app = Fastify();
    registerDocumentRoutes(app, {
      context,
      sendFile: async (built, _, reply) => reply.send(`built ${built}`),
    });
    expect((await app.inject(path)).body).toBe(`built ${path}`);
    await publishAnotherRecord(context);
    const { body, headers } = await app.inject(path);
    expect([body.slice(0, 5), headers['content-type']]).toEqual(['%PDF-', 'application/pdf']);
    await app.close();
    await context.close();
  });
});
