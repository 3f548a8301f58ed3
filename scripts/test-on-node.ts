import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portalOn, startPortal } from '#tests/setup/portal-process.ts';

/**
 * npm run test:node24, after a build: installs Node 24 from npm's package `node` into a temporary folder, starts the
 * built portal with it, and runs the unit and API tests on SQLite with it, or those of the paths after `--`.
 * `NODE_VERSION=22.23.2` takes another version.
 */
const version = process.env.NODE_VERSION ?? '24.21.0';
/** Milliseconds for the download of some 50 MB. */
const installLimit = 180_000;

async function main(): Promise<void> {
  if (!existsSync('build/server/index.js')) throw new Error('Run `npm run build` first.');
  const folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-node-'));
  try {
    const node = await install(folder);
    await tryPortal(node);
    await runTests(node);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns the path of the installed binary */
async function install(folder: string): Promise<string> {
  // The package's script fetches the binary for this system.
  const project = { dependencies: { node: version }, allowScripts: { node: true } };
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(project));
  const command = `npm install --prefix "${folder}" --no-audit --no-fund --loglevel=error`;
  const code = await run(command, { timeout: installLimit });
  const node = path.join(folder, 'node_modules/node/bin/node');
  if (code !== 0 || !existsSync(node)) {
    throw new Error(`Node ${version} could not be installed: does npm reach its registry?`);
  }
  return node;
}

async function tryPortal(node: string): Promise<void> {
  const portal = await startPortal({ LOG_LEVEL: 'info' }, portalOn(node));
  try {
    await expectOk(fetch(`${portal.url}/readyz`));
    await expectOk(fetch(`${portal.url}/mascotas/adopcion`));
    const query = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ schema: 'mascotas' }),
    };
    await expectOk(fetch(`${portal.url}/api/catalogos:consultar`, query));
  } finally {
    await portal.stop();
  }
  const code = await portal.exited;
  if (code !== 0) throw new Error(`The portal exited with ${code}:\n${portal.output()}`);
  console.log(`The built portal starts, serves and stops on Node ${version}.`);
}

async function expectOk(responding: Promise<Response>): Promise<void> {
  const response = await responding;
  const body = await response.text();
  if (!response.ok) throw new Error(`${response.url}: ${response.status}\n${body}`);
}

async function runTests(node: string): Promise<void> {
  const code = await run(
    `"${node}" node_modules/vitest/vitest.mjs run --project unit --project api --reporter=dot ${process.argv.slice(2).join(' ')}`,
    {
      env: {
        ...process.env,
        // What a test starts by name finds the same Node.
        PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
        TEST_DATABASES: 'sqlite',
      },
    },
  );
  if (code !== 0) throw new Error(`Tests failed on Node ${version}.`);
}

/** @returns the exit code, or null where the time limit ended it */
async function run(
  command: string,
  options: { timeout?: number; env?: NodeJS.ProcessEnv },
): Promise<number | null> {
  const child = spawn(command, { shell: true, stdio: 'inherit', ...options });
  const [code] = await once(child, 'close');
  return code;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
