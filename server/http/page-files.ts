import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserFiles } from '#server/web/page-request.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** Vite's manifest: vite.dev/guide/backend-integration. */
type BuildManifest = Record<string, Chunk | undefined>;

/** @param folder of the built browser files */
export function readBrowserFiles(folder: string): BrowserFiles {
  const manifest: BuildManifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const chunkOf = (name: string): Chunk => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    return chunk;
  };
  // What is imported comes first, as when Vite loads styles.
  const addAll = (name: string, found: Set<Chunk>) => {
    const chunk = chunkOf(name);
    if (found.has(chunk)) return;
    for (const imported of chunk.imports ?? []) addAll(imported, found);
    found.add(chunk);
  };
  const chunksOf = (sources: readonly string[]): Chunk[] => {
    const found = new Set<Chunk>();
    for (const source of sources) addAll(source, found);
    return [...found];
  };
  const styleText = (file: string) => readFileSync(join(folder, file), 'utf8').trim();
  return {
    addressOf: (source) => `/${chunkOf(source).file}`,
    scriptsOf: remembered((sources) => chunksOf(sources).map(({ file }) => `/${file}`)),
    stylesOf: remembered((sources) =>
      [...new Set(chunksOf(sources).flatMap(({ css }) => css ?? []))].map(styleText).join('\n'),
    ),
  };
}

/** Pages ask for the same few dozen lists again and again. */
function remembered<Found>(find: (sources: readonly string[]) => Found) {
  const known = new Map<string, Found>();
  return (sources: readonly string[]): Found => {
    const key = sources.join();
    const found = known.get(key) ?? find(sources);
    known.set(key, found);
    return found;
  };
}

/** In development Vite serves each source by itself, with its styles. */
export const sourceFiles: BrowserFiles = {
  addressOf: (source) => `/${source}`,
  scriptsOf: () => [],
  stylesOf: () => '',
};
