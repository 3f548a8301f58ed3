// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { expirySignal } from './session-mark.ts';
import { clearSession, useExpired, writeSession } from './session-store.ts';

const session = {
  user: { id: 'ana', nombre: 'Ana', correo: 'ana@example.mx' },
  token: 'token',
  apiKey: 'key',
};

beforeEach(() => {
  localStorage.clear();
  writeSession(session);
});

/** As the browser tells this tab of what another one does with the storage. */
const hear = (key: string, newValue: string | null) =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  });

it('tells every tab of a session that has ended by itself, and leaves no mark of it', () => {
  const { result, unmount } = renderHook(useExpired);
  localStorage.clear();
  hear(expirySignal, '1');
  hear(expirySignal, null);
  expect(result.current).toBe(true);
  act(() => writeSession(session));
  expect(result.current).toBe(false);
  act(() => clearSession({ because: 'expired' }));
  expect(result.current).toBe(true);
  expect(Object.keys(localStorage)).toEqual([]);
  unmount();
});

it('takes a sign-out for no such end', () => {
  const { result, unmount } = renderHook(useExpired);
  act(() => clearSession());
  hear('CA_JWT', null);
  expect(result.current).toBe(false);
  unmount();
});
