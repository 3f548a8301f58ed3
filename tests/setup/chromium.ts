import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** The shell renders the same without the windows of a browser, for three quarters of the CPU time. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Flags under which Chromium runs as root, without a screen and without calling home. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // What draws in the place of a GPU needs no process of its own: a tenth of each visit.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Only the last such list counts: what Playwright switches off and these tests would notice, and the panels that a
  // browser with windows prepares for each visitor, which cost an eighth of a visit.
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsFirstBalancedModeAutoEnable',
    'HttpsUpgrades',
    'LensOverlay',
    'MediaRouter',
    'NetworkTimeServiceQuerying',
    'OptimizationHints',
    'PaintHolding',
    'PreconnectToSearch',
    'PreloadTopChromeWebUI',
    'ThirdPartyStoragePartitioning',
  ]}`,
];

/**
 * A Chromium to test with: the one named by CHROMIUM_PATH, one on the machine, Debian's (installed
 * when root), or Playwright's own. Throws when none can be had: a browser test is never skipped.
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { stdio: 'inherit' });
  } else {
    spawnSync('npx', ['playwright-core', 'install', 'chromium'], { stdio: 'inherit' });
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'No Chromium found and none could be installed. Install one (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  );
}

function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()];
  return places.find((path) => path && existsSync(path) && starts(path));
}

function starts(path: string): boolean {
  try {
    execFileSync(path, ['--version', '--no-sandbox'], { stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
