import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { type ReactNode, useEffect } from 'react';
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
import { ErrorPage } from './feedback/ErrorPage.tsx';
import { languageScript } from './i18n/language-script.ts';
import { useLanguage } from './i18n/texts.tsx';
import { useScriptMark } from './script-mark.tsx';
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

export function links() {
  const font = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  } as const;
  return [
    { ...font, href: bricolage },
    { ...font, href: figtree },
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ];
}

/** They have run when the page's program comes. */
const earlyScripts = import.meta.env.SSR ? `${languageScript};${sessionScript}` : '';

export function Layout({ children }: { children: ReactNode }) {
  const mark = useScriptMark();
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
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={mark} />
        <Scripts nonce={mark} />
      </body>
    </html>
  );
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
