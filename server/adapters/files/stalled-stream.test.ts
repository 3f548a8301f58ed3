import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endStalled } from './stalled-stream.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const open = () => {
  const source = new PassThrough();
  return {
    source,
    stream: endStalled(source, 1_000, (cause) => new Error('stalled', { cause })),
  };
};

it('ends a stream of which nothing comes for a while', async () => {
  const { source, stream } = open();
  source.write('half');
  const reading = expect(text(stream)).rejects.toThrow('stalled');
  await vi.advanceTimersByTimeAsync(1_000);
  await reading;
  expect(source.destroyed).toBe(true);
});

it('waits for whoever reads slowly', async () => {
  const { source, stream } = open();
  const piece = Buffer.alloc(stream.readableHighWaterMark, 'a');
  for (let written = 0; written < 3; written += 1) source.write(piece);
  source.end();
  stream.read(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await text(stream)).toHaveLength(3 * piece.length);
});

it('lets go of its source when nobody wants the rest', async () => {
  const { source, stream } = open();
  source.write('half');
  await new Promise((resolve) => stream.once('data', resolve));
  stream.destroy();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(source.destroyed).toBe(true);
});
