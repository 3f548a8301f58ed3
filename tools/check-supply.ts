import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAllowedLicence, type Package, readByHand, secretsIn } from './supply/rules.ts';

/**
 * What comes with the portal: licences of its production dependencies, secrets among its files, a list of all that it is
 * made of (build/sbom.json, CycloneDX) and known vulnerabilities. What needs the registry is said and passed over where
 * that does not answer.
 */
const root = path.resolve(import.meta.dirname, '..');
let failed = false;

function say(title: string, problems: readonly string[], done: string): void {
  console.log(`${problems.length > 0 ? 'FAILED' : 'ok    '}  ${title}: ${done}`);
  for (const problem of problems) console.error(`          ${problem}`);
  failed ||= problems.length > 0;
}

const npm = (...args: string[]) =>
  spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    // The registry may not be there.
    timeout: 20_000,
  });

function checkLicences(): void {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const packages = Object.entries<Package>(lock.packages).filter(
    ([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional,
  );
  const wrong = packages
    .map(([place, { license = '' }]) => ({ name: place.replace(/^.*node_modules\//, ''), license }))
    .filter(({ name, license }) => !readByHand.includes(name) && !isAllowedLicence(license))
    .map(({ name, license }) => `${name}: ${license || 'none'}`);
  say('licences', wrong, `${packages.length} production packages`);
}

function checkSecrets(): void {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  const found = files.flatMap((file) => {
    const content = readFileSync(path.join(root, file));
    // A binary file.
    if (content.subarray(0, 8_000).includes(0)) return [];
    return secretsIn(content.toString('utf8')).map(({ kind, line }) => `${file}:${line}: ${kind}`);
  });
  say('secrets', found, `${files.length} tracked files`);
}

function writeSbom(): void {
  const { stdout, stderr, status } = npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev');
  if (status !== 0) {
    say('SBOM', [stderr.slice(0, 500)], 'not written');
    return;
  }
  mkdirSync(path.join(root, 'build'), { recursive: true });
  writeFileSync(path.join(root, 'build/sbom.json'), stdout);
  const { components } = JSON.parse(stdout) as { components: unknown[] };
  say('SBOM', [], `build/sbom.json, ${components.length} components`);
}

function audit(): void {
  const { stdout } = npm('audit', '--omit', 'dev', '--json', '--fetch-retries', '0');
  let report: { vulnerabilities?: Record<string, { severity: string }> } = {};
  try {
    report = JSON.parse(stdout);
  } catch {
    // Said below: there is no report.
  }
  if (!report.vulnerabilities) {
    console.log('passed  known vulnerabilities: the registry does not answer, look again online');
    return;
  }
  const found = Object.entries(report.vulnerabilities);
  const grave = found
    .filter(([, { severity }]) => severity === 'high' || severity === 'critical')
    .map(([name, { severity }]) => `${name}: ${severity}`);
  say('known vulnerabilities', grave, `${found.length} reported`);
}

checkLicences();
checkSecrets();
writeSbom();
audit();
process.exit(failed ? 1 : 0);
