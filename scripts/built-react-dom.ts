import type { Plugin } from 'vite';

/**
 * React's server keeps an `AsyncLocalStorage` for components that go on after they waited for something. None here does,
 * and from the first page on every promise of the process would tell it of itself: a tenth of a short call. So the
 * server's build gives it one that knows only what runs right now.
 */
export function reactDomWithoutHooks(): Plugin {
  let isReplaced = false;
  return {
    name: 'react-dom-without-hooks',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild === true,
    config: () => ({
      ssr: { noExternal: ['react-dom'] },
      // Otherwise the program for developers would come along.
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    }),
    resolveId(id, importer) {
      if (id !== 'async_hooks' || !importer?.includes('/react-dom/')) return undefined;
      isReplaced = true;
      return `${import.meta.dirname}/synchronous-storage.ts`;
    },
    buildEnd(error) {
      if (!error && !isReplaced) throw new Error('React asks for no async_hooks any more.');
    },
  };
}
