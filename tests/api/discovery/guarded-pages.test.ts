import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sessionCookie } from '#domain/accounts/session-cookie.ts';
import { roles } from '#domain/accounts/viewer.ts';
import { dataPath } from '#domain/data-address.ts';
import { pages } from '#domain/pages.ts';
import { buildApp } from '#server/http/app.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { goodPassword, openPortal, type Portal } from '../accounts/portal.ts';
import { addPet } from '../pets/add-pets.ts';

const guarded = pages.filter(({ guard }) => guard !== 'public');

/** What these pages show comes by calls of a session, which the browser makes: see app/session/guards.tsx. */
describeOnSqlite('a page behind a guard', (databases) => {
  let portal: Portal;
  let app: FastifyInstance;
  let petId = '';
  const sessions: Record<string, string>[] = [];

  beforeAll(async () => {
    portal = await openPortal(databases);
    app = await buildApp(portal.context, {
      load: () => import('#app/entry.server.tsx'),
      files: { transform: async (_, html) => html },
    });
    // Who may do nothing with others' data, and who may do all: a page that depended on a right would differ.
    for (const held of [['member' as const], [...roles.values]]) {
      const email = `${held.length}@example.mx`;
      const name = 'Xtabay Privada';
      await portal.context.accounts.create({ name, email, roles: held, password: goodPassword });
      const { id, token } = await portal.signIn(email);
      sessions.push({ authorization: `Bearer ${token}`, cookie: `${sessionCookie}=1; lang=es` });
      petId = await addPet(portal.context.database, { owner_id: id, name: 'Kaan' });
    }
  });
  afterAll(async () => {
    await app.close();
    await portal.close();
  });

  const open = async (url: string, headers = {}) => {
    const { statusCode, body } = await app.inject({ url, headers });
    return { statusCode, body };
  };

  it.each(guarded.map((page) => [page.id, page]))(
    'is the same frame for everybody, without data: %s',
    async (_, page) => {
      const pathIn = (pattern: string) => pattern.replace(/:\w+/g, petId);
      const path = pathIn(page.es);
      const frame = await open(path, { cookie: 'lang=es' });
      const data = await open(dataPath(path));
      for (const session of sessions) {
        expect(await open(path, session)).toEqual(frame);
        expect(await open(dataPath(path), session)).toEqual(data);
      }
      const inEnglish = await open(pathIn(page.en ?? page.es), { cookie: 'lang=en' });
      for (const { statusCode, body } of [frame, data, inEnglish]) {
        expect(statusCode).toBe(200);
        expect(body).not.toMatch(/Xtabay|Kaan|example\.mx/);
      }
    },
  );
});
