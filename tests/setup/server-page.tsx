import { within } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { en } from '#app/i18n/en/index.ts';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import type { Language } from '#domain/language.ts';

/** What the server writes of a page, read by a browser: to be asked by role and name. Needs `happy-dom`. */
export function serverPage(element: ReactNode, language: Language = 'es') {
  document.body.innerHTML = renderToString(
    <TextsProvider language={language} dictionary={{ es, en }[language]}>
      {element}
    </TextsProvider>,
  );
  // Other files of tests share the document.
  onTestFinished(() => document.body.replaceChildren());
  return within(document.body);
}
