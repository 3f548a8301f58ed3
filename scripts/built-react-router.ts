import type { Plugin } from 'vite';

const production = `${import.meta.dirname}/../node_modules/react-router/dist/production`;

/**
 * What the portal never asks of React Router, which has no settings for that. Each of these may do nothing: nobody looks
 * at what it returns.
 */
const unused = [
  // Routes that come later: all come with the first page.
  'getPatchRoutesOnNavigationFunction',
  'useFogOFWarDiscovery',
  // Pages that are loaded before somebody asks for them.
  'PrefetchPageLinks',
  // Components that only the server runs.
  'RSCErrorHandler',
  // Measuring of its own work.
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
];

/** What keeps components in the program that nobody uses: their names for developers, and calls that seem to do more. */
const namings = /^\w+\.displayName = .*;$/gm;
const componentCalls = /= (\w+\.forwardRef\()/g;

/** Of React Router's two programs the package names the one that warns developers. */
export const reactRouterInProduction = (): Plugin => ({
  name: 'react-router-in-production',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: `${production}/index.mjs` },
        { find: /^react-router\/dom$/, replacement: `${production}/dom-export.mjs` },
      ],
    },
  }),
});

/** React Router as visitors get it: a tenth of it is for what no page of the portal does. */
export function reactRouterForVisitors(): Plugin {
  const missed = new Set(unused);
  return {
    name: 'react-router-for-visitors',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /\/react-router\/dist\/production\/[^/]+\.mjs$/ },
      handler(code) {
        const bodies = this.parse(code).body.flatMap((node) => {
          if (node.type !== 'FunctionDeclaration' || !node.id || !node.body) return [];
          return missed.delete(node.id.name) ? [node.body] : [];
        });
        return bodies
          .reduceRight(
            (kept, { start, end }) => `${kept.slice(0, start)}{}${kept.slice(end)}`,
            code,
          )
          .replace(namings, '')
          .replace(componentCalls, '= /* @__PURE__ */ $1');
      },
    },
    buildEnd(error) {
      if (!error && missed.size > 0)
        throw new Error(`React Router has no ${[...missed].join(', ')} any more.`);
    },
  };
}
