import type { AppLoadContext, EntryContext } from 'react-router';
import { expect, it } from 'vitest';
import { AppError } from '#domain/errors.ts';
import handleRequest, { handleError } from './entry.server.tsx';

it('leaves a page whose data is not there for now to the server, and logs nothing of it', async () => {
  const logged: unknown[] = [];
  const app = { log: { error: (...note: unknown[]) => logged.push(note) } };
  const context = { app, language: 'es', page: 'home' } as unknown as AppLoadContext;
  const request = new Request('https://casa.example/');
  const away = new AppError('unavailable', 'databaseAway', { retryAfterSeconds: 5 });
  handleError(away, { request, context });
  expect(context.unavailable).toBe(away);
  const answer = await handleRequest(request, 500, new Headers(), {} as EntryContext, context);
  expect(answer.status).toBe(503);
  expect(context.rendered).toBeUndefined();
  expect(logged).toEqual([]);

  handleError(new Error('our own mistake'), { request, context });
  expect(logged).toHaveLength(1);
});
