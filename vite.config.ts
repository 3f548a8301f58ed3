import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Few files for what every page needs; left alone, each shared component becomes a request of its own. Named one by
 * one, because a group pulls in whatever it matches, also what a page loads only when somebody asks for it.
 */
const browserChunks = [
  // Two files come sooner than one beside fonts and pictures: on a slow line each file gets its share.
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /\/node_modules\/(?:react-router|cookie)\// },
  {
    name: 'site',
    test: /\/(?:app\/(?:Document|first-interaction|site|shell|feedback\/ErrorPage|session\/session-mark|i18n\/(?:texts|remember)|components\/(?:Animals|Button|Garland|Icon|LazyBoundary|PageHead|PagePicture|SocialLinks|Wrap|use-hydrated|text-page\/crumbs))|domain\/(?:initial-|language|own-address|navigation|page-entry))/,
  },
  // What a page of events or donations shares with the pages of pets.
  {
    name: 'values',
    test: /\/domain\/(?:dates|donations\/(?:donation-kind|giving-address)|money|paging|vocabulary)/,
  },
  {
    name: 'pets',
    test: /\/(?:app\/components\/(?:PetCard|PetPicture|focal-point|ShareMenu|pet-)|domain\/(?:adoption\/application-number|pets\/(?:vocabularies|pet-filter)))/,
  },
  { name: 'notice', test: /\/app\/feedback\/Notice/ },
  {
    name: 'form',
    test: /\/(?:app\/(?:components\/use-focus-on-arrival|forms\/(?:Field\.|SelectField|TextField|after-press|problem-texts|use-idempotency-key)|wire\/)|domain\/email\.)/,
  },
  { name: 'phone', test: /\/(?:app\/forms\/PhoneField|domain\/phone\.)/ },
  // Of forms in steps: the profile of a family and the form of a pet.
  { name: 'steps', test: /\/app\/forms\/(?:ChoiceField|steps\/)/ },
  {
    name: 'visitor-form',
    test: /\/app\/(?:forms\/(?:Captcha\.|FormOutcome|VisitorForm|use-visitor-form)|session\/use-is-known)/,
  },
  {
    name: 'slides',
    test: /\/app\/components\/use-slides/,
  },
  { name: 'signed-out', test: /\/app\/sign-in\/SignedOutForms/ },
  {
    name: 'list',
    test: /\/app\/(?:components\/(?:Chip|Pagination|TabLinks|show-tab)|feedback\/EmptyState)/,
  },
  {
    name: 'text-page',
    test: /\/app\/components\/(?:text-page\/(?:Article|Breadcrumbs|Drawing|Fold|PageHero|TextLink)|use-open-by-address)/,
  },
  { name: 'session', test: /\/app\/session\/session-store/ },
  {
    name: 'account',
    test: /\/app\/(?:api\/session-client|feedback\/(?:FailureNotice|LoadingScreen|MessageDialog|use-attempt)|forms\/(?:PasswordField|SchemaForm|SubmitButton|name-problem|show-focused|use-plain-form|use-sign-in-form)|i18n\/sign-in\/use|sign-in\/AuthCard|session\/(?:guards|origin|renewal|use-checked-session))/,
  },
  // A group takes along what its modules need and no group before it has taken.
  { name: 'text', test: /\/domain\/text\./ },
  // Public lists filter by states as well, and the registration asks for nothing beside them.
  { name: 'states', test: /\/(?:app\/forms\/with-chosen|domain\/federal-states)/ },
  { name: 'postal-codes', test: /\/domain\/postal-codes/ },
  // Applying for a pet, as far as the first step of the profile.
  {
    name: 'profile',
    test: /\/app\/(?:adoption\/(?:ProfileDraftNotice|ProfileForm|field-name|profile-st|use-profile-form|yes-no|steps\/(?:HomeStep|ProfileStepFields))|i18n\/adoption\/|pages\/adoption\/apply\/(?:Apply\.module|contact-draft|use-leave-steps))/,
  },
];

/** Of what the server needs at its start: plain JavaScript in many files. */
const bundledPackages = [
  /^(?:@noble|@otplib|@scure|@tus)\//,
  'altcha-lib',
  'client-zip',
  'cockatiel',
  'cookie',
  'croner',
  'ics',
  'jose',
  'kysely',
  'lodash.throttle',
  'lru-cache',
  'nanoid',
  'otplib',
  'property-expr',
  'react-router',
  'runes2',
  'saxes',
  'set-cookie-parser',
  'srvx',
  'tiny-case',
  'toposort',
  'uuid',
  'xmlchars',
  'yup',
  'zod',
];

/** Every page loads the list of all files: seven letters tell them apart as well as eight. */
const inAssets = (extension: string) => `assets/[name]-[hash:7]${extension}`;
/** Fonts and drawings have one address, whether the server's page names them or the browser's style sheet. */
const assetFileNames = inAssets('[extname]');

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  // Public files are the browser's: the server's build has none.
  publicDir: isSsrBuild ? false : 'public',
  // In one file they are there in a fifth of the time that finding their hundreds of files takes.
  ...(isSsrBuild && { ssr: { noExternal: bundledPackages } }),
  build: {
    target: 'es2022',
    outDir: isSsrBuild ? 'build/server' : 'build/client',
    assetsInlineLimit: 0,
    // By this the server finds the files of a page (server/http/page-files.ts).
    manifest: !isSsrBuild,
    // The document names the scripts of its page. Those that a page imports when somebody moves to it are not listed:
    // every page would load the list of all.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rollupOptions: isSsrBuild
      ? {
          output: {
            entryFileNames: 'index.js',
            chunkFileNames: inAssets('.js'),
            assetFileNames,
            // V8 keeps the source of what it runs: one letter that is not Latin-1 would double it.
            charset: 'ascii',
            comments: { jsdoc: false },
          },
        }
      : {
          input: './app/entry.client.tsx',
          output: {
            codeSplitting: { groups: browserChunks },
            entryFileNames: inAssets('.js'),
            chunkFileNames: inAssets('.js'),
            assetFileNames,
          },
        },
  },
}));
