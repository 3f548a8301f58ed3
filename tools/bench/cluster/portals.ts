import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type ServerProcess, startServer } from '../server-process.ts';

const program = 'build/server/index.js';

/** What all portals of a cluster share, and the first of their ports. */
export interface Cluster {
  folder: string;
  firstPort: number;
  env: Record<string, string>;
}

export interface Portal extends ServerProcess {
  port: number;
  dataDir: string;
}

/** The portal as it is built; `index` decides its port and its folder. */
export async function startClusterPortal(
  { folder, firstPort, env }: Cluster,
  index: number,
  file = program,
): Promise<Portal> {
  const dataDir = path.join(folder, `portal-${index}`);
  await mkdir(dataDir, { recursive: true });
  const port = firstPort + index;
  const own = { PORT: String(port), DATA_DIR: dataDir };
  return { ...(await startServer(file, [], { env: { ...env, ...own } })), port, dataDir };
}

/** Several behind one address, as `measure` takes a server. */
export const behind = (url: string, portals: readonly ServerProcess[]): ServerProcess => ({
  url,
  async cpuTime() {
    const all = await Promise.all(portals.map((portal) => portal.cpuTime()));
    return all.reduce((sum, one) => sum + one, 0);
  },
  async stop() {
    await Promise.all(portals.map((portal) => portal.stop()));
  },
  async kill() {
    await Promise.all(portals.map((portal) => portal.kill()));
  },
});
