import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { createTextCache } from '../web/cached-texts.ts';
import { named } from '../web/named-plugin.ts';
import { registerWire, respondUnknown } from '../wire/plugin.ts';
import { AnswerLog } from './answer-log.ts';
import { registerAvatarRoutes } from './avatar-routes.ts';
import { boundAddresses } from './bounded-address.ts';
import { registerCalendarRoutes } from './calendar-routes.ts';
import { registerCampaignRoutes } from './campaign-routes.ts';
import { registerCareCalendarRoutes } from './care-calendar-routes.ts';
import { compressAnswers } from './compress-answers.ts';
import { registerContentFileRoutes } from './content-file-routes.ts';
import { registerContractRoutes } from './contract-routes.ts';
import { registerCspReports } from './csp-reports.ts';
import { registerDemoMail } from './demo-mail.tsx';
import { registerDiscoveryRoutes } from './discovery-routes.ts';
import { registerDocumentRoutes } from './document-routes.ts';
import { answerError, answerMissing, readableUrl } from './error-responses.tsx';
import { registerExpenseFileRoutes } from './expense-file-routes.ts';
import { registerFigureRoutes } from './figure-routes.ts';
import { noteForgottenProxy } from './forgotten-proxy.ts';
import { registerHealth } from './health.ts';
import { registerIconRoutes } from './icon-routes.ts';
import { registerInboundMailRoutes } from './inbound-mail-routes.ts';
import { registerInvoiceRoutes } from './invoice-routes.ts';
import { registerMailEventRoutes } from './mail-event-routes.ts';
import { registerMailPreviews } from './mail-previews.ts';
import { registerMediaRoutes } from './media-routes.ts';
import { registerMetrics } from './metrics-route.ts';
import { registerNewsletterRoutes } from './newsletter-routes.ts';
import { readBrowserFiles, sourceFiles } from './page-files.ts';
import { createPageCache, type LivePages, type LoadPages, registerPages } from './pages.ts';
import { registerPassportRoutes } from './passport-routes.ts';
import { registerPaymentWebhooks } from './payment-webhooks.ts';
import { registerPetCodeRoutes } from './pet-code-routes.ts';
import { registerPetDocumentRoutes } from './pet-document-routes.ts';
import { registerPetFeedRoutes } from './pet-feed-routes.ts';
import { registerPetNewsRoutes } from './pet-news-routes.ts';
import { registerPlaceRoutes } from './place-routes.ts';
import { registerPrivatePhotoRoutes } from './private-photo-routes.ts';
import { watchRequests } from './request-watch.ts';
import { registerSecurityHeaders } from './security.ts';
import { registerSharingRoutes } from './sharing-routes.ts';
import { registerShiftCalendarRoutes } from './shift-calendar-routes.ts';
import { registerSpendingRoutes } from './spending-routes.ts';
import { registerStaticFiles, type SendStaticFile } from './static-files.ts';
import { registerTestBarcodeRoute } from './test-barcode-route.ts';
import { announcesBody, createLimitedServer, limitBodies, usualTimeLimits } from './time-limits.ts';
import { registerWidgetRoutes } from './widget-routes.ts';
import { registerWishRoutes } from './wish-routes.ts';

interface Pages {
  load: LoadPages;
  /** The folder of the built browser files, or Vite, which serves the sources. */
  files: string | LivePages;
}

/** Zod checks what comes in: the framework's own compilers, a hundred files, need not be loaded. */
function noSchemas(): never {
  throw new Error('Routes have no schemas of the framework.');
}

const belongsToWire = /^\/api(?:[/?]|$)/;

/** The whole HTTP face of the portal. Tests of the wire leave the pages out. */
export async function buildApp(context: Context, pages?: Pages): Promise<FastifyInstance> {
  const cache = createPageCache(context);
  const cacheText = createTextCache(context);
  let watchCached: ReturnType<typeof watchRequests>;
  const app = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new AnswerLog(),
    genReqId: () => randomUUID(),
    // Few have something to say: they name their request, which needs no logger of its own.
    childLoggerFactory: (logger) => logger,
    trustProxy: (_address, hop) => hop < context.config.trustProxy,
    rewriteUrl: readableUrl,
    forceCloseConnections: 'idle',
    // Who comes while it stops is answered, and told that the connection ends.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 300 },
    schemaController: {
      compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas },
    },
    serverFactory: (handle) =>
      createLimitedServer(usualTimeLimits, (request, response) => {
        // Where a body comes along, however useless, it is limited as all are.
        const answer = () => cache.answer(request, response);
        if (announcesBody(request)) handle(request, response);
        else if (!(watchCached ? watchCached({ request, response }, answer) : answer()))
          handle(request, response);
      }),
  });
  app.addHook('preClose', async () => cache.close());
  watchCached = watchRequests(app, context);
  limitBodies(app, usualTimeLimits);
  boundAddresses(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  // Only the wire and the forms that say so read what is sent to them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) =>
    belongsToWire.test(request.url)
      ? respondUnknown(request, reply)
      : answerMissing(request, reply),
  );

  registerSecurityHeaders(app, context.config);
  compressAnswers(app);

  registerHealth(app, context);
  noteForgottenProxy(app, context);
  registerMetrics(app, context, cache);
  registerMediaRoutes(app, { context });
  registerPetDocumentRoutes(app, { context });
  registerContentFileRoutes(app, { context });
  registerPetCodeRoutes(app, { context });
  registerSharingRoutes(app, { context });
  registerCampaignRoutes(app, { context, cacheText: createTextCache(context) });
  registerWidgetRoutes(app);
  registerPlaceRoutes(app, context);
  registerPetFeedRoutes(app, { context, cacheText: createTextCache(context) });
  registerSpendingRoutes(app, { context, cacheText: createTextCache(context) });
  registerFigureRoutes(app, { context, cacheText: createTextCache(context) });
  registerInvoiceRoutes(app, { context });
  registerContractRoutes(app, { context });
  registerPassportRoutes(app, { context });
  registerPrivatePhotoRoutes(app, { context });
  registerExpenseFileRoutes(app, { context });
  registerAvatarRoutes(app, { context });
  await app.register(named(registerNewsletterRoutes), { context });
  await app.register(named(registerWishRoutes), { context });
  await app.register(named(registerPetNewsRoutes), { context });
  await app.register(named(registerMailPreviews), { context });
  await app.register(named(registerInboundMailRoutes), { context });
  await app.register(named(registerMailEventRoutes), { context });
  await app.register(named(registerPaymentWebhooks), { context });
  await app.register(named(registerCspReports), { context });
  registerTestBarcodeRoute(app, { context });
  registerDiscoveryRoutes(app, { context, cacheText });
  registerCalendarRoutes(app, { context, cacheText });
  registerCareCalendarRoutes(app, { context });
  registerShiftCalendarRoutes(app, { context });
  await app.register(named(registerDemoMail), { context });
  await app.register(registerWire, { context, prefix: '/api' });
  const sendFile: SendStaticFile =
    typeof pages?.files === 'string' ? registerStaticFiles(app, pages.files) : () => undefined;
  registerDocumentRoutes(app, { context, sendFile });
  registerIconRoutes(app, { context, sendFile });
  if (pages) {
    const { load, files } = pages;
    const options =
      typeof files === 'string'
        ? { files: readBrowserFiles(files), sendFile }
        : { files: sourceFiles, sendFile, live: files };
    const addPages = async (scope: FastifyInstance) =>
      registerPages(scope, context, { load, cache, ...options });
    await app.register(named(addPages));
  }
  // The last of these hooks: all others have said by now that the server stops.
  app.addHook('preClose', async () => {
    if (app.server.listening) await delay(context.config.stopDelay);
  });
  return app;
}
