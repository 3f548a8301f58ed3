// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queries } from '#app/api/queries.ts';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { useConversation } from './use-conversation.ts';

const lookEvery = 20_000;

/** Ids of the thread's entries, as the portal has them. */
let thread: string[];

beforeEach(() => {
  vi.useFakeTimers();
  thread = ['one'];
  vi.stubGlobal('fetch', async () => {
    const hilo = thread.map((id) => ({ id, sentido: 'recibida', adjuntos: [] }));
    const data = { folio: 7, leido: null, leido_por: null, asignado: null, hilo };
    return Response.json({ type: 'success', data });
  });
});
afterEach(() => {
  cleanup();
  queries.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds + 1));
async function open() {
  const { result } = renderHook(() => useConversation(7), {
    wrapper: ({ children }: { children: ReactNode }) =>
      createElement(TextsProvider, { language: 'es', dictionary: es, children }),
  });
  await pass(0);
  return result;
}

test('learns of what somebody writes, and keeps what its reader has seen', async () => {
  const conversation = await open();
  expect(conversation.current).toMatchObject({ hasNew: false, lastSeen: 'one' });
  thread.push('two');
  await pass(lookEvery);
  expect(conversation.current.message?.thread).toHaveLength(2);
  // So that an answer to what is not read yet is not sent.
  expect(conversation.current).toMatchObject({ hasNew: true, lastSeen: 'one' });
  await act(async () => conversation.current.refresh());
  await pass(0);
  expect(conversation.current).toMatchObject({ hasNew: false, lastSeen: 'two' });
});

test('the reader’s own answer is nothing new', async () => {
  const conversation = await open();
  thread.push('own');
  await act(async () => conversation.current.refresh());
  await pass(lookEvery);
  expect(conversation.current).toMatchObject({ hasNew: false, lastSeen: 'own' });
});
