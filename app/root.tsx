import { type ReactNode, useEffect, useState } from 'react';
import {
  type AppLoadContext,
  Links,
  type LoaderFunctionArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
} from 'react-router';
import { organisation } from '#content/organisation.ts';
import { locale } from '#domain/language.ts';
import { resolvePath } from '#domain/site-map.ts';
import { PageStyles, useDocumentParts } from './document-parts.tsx';
import { ErrorPage } from './feedback/ErrorPage.tsx';
import { languageScript } from './i18n/language-script.ts';
import { useLanguage } from './i18n/texts.tsx';
import { sessionScript } from './session/session-mark.ts';
import { Shell } from './shell/Shell.tsx';
import type { Site } from './site.ts';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/focal-point.css';
import './styles/forced-colors.css';
import './styles/print.css';

export function loader({ context }: LoaderFunctionArgs<AppLoadContext>): Site {
  const {
    siteUrl,
    siteName,
    timezone,
    whatsappNumber,
    adoptionApplication,
    tutorialFilms,
    facebookUrl,
    instagramUrl,
  } = context.app.config;
  const { legalName, legalAddress, mailboxes } = organisation;
  return {
    siteUrl,
    siteName,
    timezone,
    email: mailboxes.hello,
    legalName,
    legalAddress,
    whatsappNumber,
    adoptionApplication,
    tutorialFilms,
    facebookUrl,
    instagramUrl,
  };
}

/** The site is the same on every page. */
export function shouldRevalidate(): boolean {
  return false;
}

/** They have run when the page's program comes. */
const earlyScripts = import.meta.env.SSR ? `${languageScript};${sessionScript}` : '';

export function Layout({ children }: { children: ReactNode }) {
  const { mark, preloads } = useDocumentParts();
  const hasMoved = useHasMoved();
  useReadyMark();
  const match = resolvePath(useLocation().pathname);
  const bilingual = match.kind === 'page' && !match.language;
  return (
    <html
      lang={locale[useLanguage()]}
      data-bilingual={bilingual ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fff8ec" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1b0d1f" media="(prefers-color-scheme: dark)" />
        <script nonce={mark} suppressHydrationWarning>
          {earlyScripts}
        </script>
        <PageStyles />
        {(import.meta.env.DEV || hasMoved) && <Links />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
        {preloads?.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </body>
    </html>
  );
}

/** Whether this is no longer the page that the server has written: those that follow bring their styles by links. */
function useHasMoved(): boolean {
  const { key } = useLocation();
  const [first] = useState(key);
  return key !== first;
}

/** `<html data-ready>`: the page's program has taken over, so that a program that drives a browser need not guess. */
function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
}

export default function Root() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  );
}
