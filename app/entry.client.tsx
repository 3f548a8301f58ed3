import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { originParameter } from '#domain/own-address.ts';
import { browserRoutes, loadRoutes } from './browser-routes.tsx';
import { Document } from './Document.tsx';
import { firstInteraction, preloadEvent } from './first-interaction.ts';
import { readHydrationData } from './hydration-data.ts';
import { documentLanguage, TextsProvider } from './i18n/texts.tsx';
import { markNavigations } from './navigation-mark.ts';
import type { PageModule } from './routes.ts';
import { SiteProvider } from './site.ts';

const { module, site, router: hydrationData, deferred, ...page } = readHydrationData();
const language = documentLanguage();
// Where somebody goes after signing in may be any page.
const needsAllPages = deferred || new URLSearchParams(location.search).has(originParameter);
const [dictionary, first] = await Promise.all([
  language === 'en'
    ? import('./i18n/en/index.ts').then(({ en }) => en)
    : import('./i18n/es/index.ts').then(({ es }) => es),
  // By its address, for the document has brought its styles.
  import(/* @vite-ignore */ module) as Promise<PageModule>,
  needsAllPages && loadRoutes(),
]);
const { routes, patchRoutesOnNavigation, preload } = browserRoutes(page, first);
addEventListener(preloadEvent, (event) => preload((event as CustomEvent<string>).detail));
const router = createBrowserRouter(routes, { hydrationData, patchRoutesOnNavigation });
markNavigations(router);
firstInteraction.then(loadRoutes).catch(() => {});

startTransition(() => {
  hydrateRoot(
    document,
    <TextsProvider language={language} dictionary={dictionary}>
      <SiteProvider value={site}>
        <Document bilingual={'bilingual' in document.documentElement.dataset}>
          <RouterProvider router={router} />
        </Document>
      </SiteProvider>
    </TextsProvider>,
  );
});
