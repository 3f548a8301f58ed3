import { describe, expect, it } from 'vitest';
import { endRunning, runLimited } from './limited-program.ts';

describe('a program under limits', () => {
  it('gives what it wrote', async () => {
    expect(await runLimited('echo', ['hola'], 60)).toEqual({ kind: 'done', output: 'hola\n' });
  });

  it('has 1.5 GB of memory, so many seconds of work, and leaves no core behind', async () => {
    const end = await runLimited('sh', ['-c', 'ulimit -v; ulimit -t; ulimit -c'], 7);
    expect(end).toEqual({ kind: 'done', output: '1464843\n7\n0\n' });
  });

  it('is missing where it is not installed', async () => {
    expect(await runLimited('no-such-program', [], 60)).toEqual({ kind: 'missing' });
  });

  it.each([
    ['when its time is over', 'exec sleep 60', 0.05],
    ['when it has worked for too long', 'kill -XCPU $$', 60],
    ['when its memory is used up', 'echo Cannot allocate memory >&2; exit 1', 60],
  ])('is stopped %s', async (_, script, seconds) => {
    expect(await runLimited('sh', ['-c', script], seconds)).toMatchObject({ kind: 'stopped' });
  });

  it('fails with its complaint', async () => {
    const end = await runLimited('sh', ['-c', 'echo broken >&2; exit 1'], 60);
    expect(end).toMatchObject({ kind: 'failed', complaint: 'broken\n' });
  });

  it('fails when it writes without end', async () => {
    expect(await runLimited('yes', [], 60)).toMatchObject({ kind: 'failed' });
  });

  it('ends with the portal', async () => {
    const end = runLimited('sleep', ['60'], 60);
    expect(process.listeners('exit')).toContain(endRunning);
    endRunning();
    expect(await end).toMatchObject({ kind: 'stopped' });
  });
});
