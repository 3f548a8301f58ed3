import { createServer as createHttpServer } from 'node:http';
import { createServer as createViteServer } from 'vite';
import type { LivePages, LoadPages } from '#server/http/pages.ts';

/** The portal with Vite in front (vite.dev/guide/ssr): pages are loaded anew when they change. */
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });
const { loadConfig } = await vite.ssrLoadModule('./server/config/config.ts');
const { createContext } = await vite.ssrLoadModule('./server/context.ts');
const { buildApp } = await vite.ssrLoadModule('./server/http/app.ts');

const config = loadConfig();
const context = await createContext(config);
const load = (() => vite.ssrLoadModule('./app/entry.server.tsx')) as LoadPages;
const live: LivePages = { transform: (address, html) => vite.transformIndexHtml(address, html) };
const app = await buildApp(context, { load, files: live });
await app.ready();
await context.firstStart.announce();
context.jobs.start();

createHttpServer((request, response) => {
  vite.middlewares(request, response, () => app.routing(request, response));
}).listen(config.port, config.host, () => {
  console.log(`Casa Animal (development): http://localhost:${config.port}`);
});
