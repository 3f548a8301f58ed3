import { expect, test } from 'vitest';
import { imports, sources } from '#tests/setup/source-imports.ts';

/** The layers of docs/architecture.md: which folder imports nothing of which. */

/** Of app/, from the lowest on: none imports a higher one, those of one line may import each other. */
const appLayers = [
  ['app/i18n/'],
  ['app/api/transport/'],
  ['app/components/'],
  ['app/feedback/'],
  ['app/forms/'],
  ['app/session/'],
  ['app/api/'],
  ['app/lists/'],
  ['app/loaders/'],
  [
    'app/billing/',
    'app/contact/',
    'app/sign-in/',
    'app/voucher/',
    'app/dedications/',
    'app/pictures/',
    'app/transfer/',
    'app/adoption/',
    'app/administration/',
    'app/card/',
    'app/monthly/',
    'app/volunteers/',
  ],
  ['app/shell/'],
  ['app/workspace/'],
  ['app/pages/'],
];

interface Rule {
  /** A folder, with a slash at its end. */
  of: string;
  /** Folders, with a slash at their end, and files. Repositories are their feature's alone (architecture.test.ts). */
  never: readonly string[];
  /** Of those, what it may import all the same. */
  but?: readonly string[];
}

const appFolders = appLayers.flat();
/** The part of `app/` that is not below a folder. */
const loose = [...imports.keys()].filter((file) => /^app\/[^/]+$/.test(file));
const doors = ['server/wire/', 'server/http/'];
const above = ['server/context.ts', 'server/compose.ts', 'app/'];

const rules: readonly Rule[] = [
  { of: 'domain/', never: ['app/', 'server/', 'content/'] },
  { of: 'content/', never: ['app/', 'server/'] },
  // Sends one request and knows nothing else of the browser.
  {
    of: 'app/api/transport/',
    never: ['server/', 'app/'],
    but: ['app/api/transport/'],
  },
  { of: 'app/i18n/', never: ['server/', 'app/'], but: ['app/i18n/'] },
  ...appLayers.slice(2, -1).flatMap((folders, index): Rule[] => {
    const higher = appLayers.slice(index + 3).flat();
    const below = appLayers.slice(0, index + 3).flat();
    return folders.map((of) => ({ of, never: ['server/', ...higher], but: below }));
  }),
  // Pages reach the server through their loader's context and its feature services.
  {
    of: 'app/pages/',
    never: ['server/', ...loose],
    but: [
      'server/context.ts',
      'server/features/',
      'app/load-context.ts',
      'app/site.ts',
      'app/first-interaction.ts',
    ],
  },
  // The two doors speak to feature services.
  { of: 'server/http/', never: ['server/db/', 'server/jobs/', 'app/'] },
  {
    of: 'server/wire/',
    never: ['server/db/', 'server/jobs/', 'server/http/', 'app/'],
  },
  { of: 'server/features/', never: [...doors, ...above] },
  // It draws what it is given: no feature's documents are known to it.
  {
    of: 'server/pdf/',
    never: [
      'server/features/',
      'server/db/',
      'server/jobs/',
      'server/adapters/',
      'content/',
    ].concat(doors, above),
  },
  // How work is done, not what it is.
  {
    of: 'server/jobs/',
    never: [
      'server/features/',
      'server/adapters/',
      'server/config/',
      'content/',
      ...doors,
      ...above,
    ],
  },
  {
    of: 'server/db/',
    never: ['server/features/', 'server/jobs/', 'server/adapters/', 'content/', ...doors, ...above],
  },
  {
    of: 'server/adapters/',
    never: ['server/features/', 'server/jobs/', 'server/db/', 'content/', ...doors, ...above],
  },
  // What both doors know of a request, and whoever answers one.
  { of: 'server/web/', never: ['server/db/', 'server/jobs/', ...doors, 'app/'] },
  ...['server/process/', 'server/keys/', 'server/limits/', 'server/formats/'].map(
    (of): Rule => ({
      of,
      never: ['server/features/', 'server/db/', ...doors, ...above],
      but: ['server/features/kits/media/ffmpeg.ts'],
    }),
  ),
  { of: 'server/observability/', never: ['server/features/', ...doors, ...above] },
  // Read before anything else is built.
  {
    of: 'server/config/',
    never: ['server/features/', 'server/jobs/', 'server/db/', 'content/', ...doors, ...above],
  },
];

const matches = (file: string, pattern: string) =>
  pattern.endsWith('/') ? file.startsWith(pattern) : file === pattern;

/** The most exact of several patterns, by its length. */
const mostExact = (file: string, patterns: readonly string[]) =>
  Math.max(0, ...patterns.filter((one) => matches(file, one)).map((one) => one.length));

/** The rule of the deepest folder that a file is in. */
const ruleOf = (file: string) =>
  rules.filter(({ of }) => file.startsWith(of)).toSorted((a, b) => b.of.length - a.of.length)[0];

test('no folder imports what the layers keep from it', () => {
  const wrong = [...imports].flatMap(([file, targets]) => {
    const rule = ruleOf(file);
    if (!rule) return [];
    return targets
      .filter((target) => {
        const forbidden = mostExact(target, rule.never);
        return forbidden > mostExact(target, rule.but ?? []);
      })
      .map((target) => `${file} → ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('every folder of the program has its layer', () => {
  const without = [...imports.keys()].filter(
    (file) => /^(?:domain|content|app\/[^/]+|server\/[^/]+)\//.test(file) && !ruleOf(file),
  );
  expect(without).toEqual([]);
  expect(
    appFolders.filter((folder) => ![...imports.keys()].some((file) => file.startsWith(folder))),
  ).toEqual([]);
});

test('domain/ is pure: nothing of Node', () => {
  const wrong = [...sources].filter(
    ([file, text]) => file.startsWith('domain/') && /from 'node:/.test(text),
  );
  expect(wrong.map(([file]) => file)).toEqual([]);
});
