import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppLoadContext } from 'react-router';
import type { Language } from '#domain/language.ts';

export type PageFiles = NonNullable<AppLoadContext['files']>;

/** Vite's manifest: vite.dev/guide/backend-integration. */
type BuildManifest = Record<string, { file: string; imports?: string[] } | undefined>;

/** @param folder of the built browser files */
export function readPageFiles(folder: string): PageFiles {
  const manifest: BuildManifest = JSON.parse(
    readFileSync(join(folder, '.vite/manifest.json'), 'utf8'),
  );
  const scriptsOf = (name: string): string[] => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(scriptsOf)];
  };
  const dictionaryOf = (language: Language) => [
    ...new Set(scriptsOf(`app/i18n/${language}/index.ts`)),
  ];
  const sheets = new Map<string, string>();
  const sheetAt = (address: string) => {
    const known = sheets.get(address) ?? readFileSync(join(folder, address), 'utf8').trim();
    sheets.set(address, known);
    return known;
  };
  return {
    stylesOf: (addresses) =>
      [...new Set(addresses.map((address) => address.replace(/#.*/, '')))].map(sheetAt).join('\n'),
    dictionaries: { es: dictionaryOf('es'), en: dictionaryOf('en') },
  };
}
