import { StartupError } from './startup-error.ts';

/** Of Node: what the portal is tried on, and what its SQLite library asks for; on older ones that crashes. */
const oldest = 24;

/** @throws StartupError on an older Node, in one line that says how to start instead */
export function requireNode(version: string = process.versions.node): void {
  if (Number.parseInt(version, 10) >= oldest) return;
  throw new StartupError(
    `Casa Animal runs on Node ${oldest}, and this is ${version}. \`npm start\` and every \`npm run\` take the one that \`npm ci\` brings: node_modules/.bin/node.`,
  );
}
