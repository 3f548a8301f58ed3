// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePolling } from './use-polling.ts';

let hidden: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  hidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pace = { every: 1_000, most: 3 };

function turn(isHidden: boolean) {
  hidden = isHidden;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('looks so many times in a row, and anew once the page is back in sight', () => {
  const look = vi.fn();
  const { unmount } = renderHook(() => usePolling(look, pace));
  expect(look).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(10_000);
  expect(look).toHaveBeenCalledTimes(3);
  turn(true);
  vi.advanceTimersByTime(10_000);
  expect(look).toHaveBeenCalledTimes(3);
  turn(false);
  expect(look).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(10_000);
  expect(look).toHaveBeenCalledTimes(6);
  unmount();
  turn(false);
  vi.advanceTimersByTime(10_000);
  expect(look).toHaveBeenCalledTimes(6);
});
