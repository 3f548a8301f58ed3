import { createServer as createHttpServer } from 'node:http';
import type { ServerBuild } from 'react-router';
import { createServer as createViteServer } from 'vite';

/** The portal with Vite in front: pages and server code are loaded anew when they change. */
const vite = await createViteServer({ server: { middlewareMode: true }, appType: 'custom' });
const { loadConfig } = await vite.ssrLoadModule('./server/config/config.ts');
const { createContext } = await vite.ssrLoadModule('./server/context.ts');
const { buildApp } = await vite.ssrLoadModule('./server/http/app.ts');

const config = loadConfig();
const context = await createContext(config);
const app = await buildApp(context, {
  build: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
});
await app.ready();
context.jobs.start();

createHttpServer((request, response) => {
  vite.middlewares(request, response, () => app.routing(request, response));
}).listen(config.port, config.host, () => {
  console.log(`Casa Animal (development): http://localhost:${config.port}`);
});
