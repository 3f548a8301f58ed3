import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The portal does without ffmpeg, but what it does with it is never left untested. */
export default function requireFfmpeg(): void {
  if (isThere()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'ffmpeg'], { stdio: 'inherit' });
  }
  if (isThere()) return;
  throw new Error(
    'The tests need ffmpeg and ffprobe, and none could be installed. Install them (Debian: apt-get install ffmpeg).',
  );
}

const isThere = () =>
  ['ffmpeg', 'ffprobe'].every((program) => spawnSync(program, ['-version']).status === 0);
