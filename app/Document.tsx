import { type ReactNode, useEffect } from 'react';
import { locale } from '#domain/language.ts';
import { useLanguage } from './i18n/texts.tsx';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/base.css';
import './styles/focal-point.css';
import './styles/forced-colors.css';
import './styles/print.css';

interface Props {
  /** One address serves both languages: the early script looks whether this is the one that was chosen. */
  bilingual: boolean;
  children: ReactNode;
}

/**
 * The whole document but for its inline scripts, its styles and the files it names, which the server writes into it
 * (`app/document.server.ts`): React leaves what it does not know in head and body as it is.
 */
export function Document({ bilingual, children }: Props) {
  useReadyMark();
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
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** `<html data-ready>`: the page is hydrated, so that whatever drives a browser need not guess. */
function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
}
