import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** The text of each file of the program, tests aside, by its path from the root. */
export const sources: ReadonlyMap<string, string> = new Map(
  ['domain', 'content', 'server', 'app']
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.posix.join(folder, file),
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const),
);

/** The files of the program that each imports. */
export const imports: ReadonlyMap<string, readonly string[]> = new Map(
  [...sources].map(([file, text]) => [
    file,
    [...text.matchAll(/(?:from|import)\s*\(?\s*'([.#][^']+)'/g)]
      .map(([, target = '']) =>
        target.startsWith('#')
          ? target.slice(1)
          : path.posix.join(path.posix.dirname(file), target),
      )
      .filter((target) => sources.has(target)),
  ]),
);
