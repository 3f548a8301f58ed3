import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { browserRoutes } from './browser-routes.tsx';
import { Document } from './Document.tsx';
import { readHydrationData } from './hydration-data.ts';
import { documentLanguage, TextsProvider } from './i18n/texts.tsx';
import type { PageModule } from './routes.ts';
import { SiteProvider } from './site.ts';

const { page, module, site, router: hydrationData } = readHydrationData();
const language = documentLanguage();
const [dictionary, first] = await Promise.all([
  language === 'en'
    ? import('./i18n/en/index.ts').then(({ en }) => en)
    : import('./i18n/es/index.ts').then(({ es }) => es),
  // By its address, for the document has brought its styles.
  import(/* @vite-ignore */ module) as Promise<PageModule>,
]);
const router = createBrowserRouter(browserRoutes(page, first), { hydrationData });

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
