import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { DocumentPartsProvider, documentStyles } from './document-parts.tsx';
import { documentLanguage, TextsProvider } from './i18n/texts.tsx';

const language = documentLanguage();
const dictionary =
  language === 'en'
    ? (await import('./i18n/en/index.ts')).en
    : (await import('./i18n/es/index.ts')).es;

const parts = { styles: documentStyles() };

startTransition(() => {
  hydrateRoot(
    document,
    <DocumentPartsProvider value={parts}>
      <TextsProvider language={language} dictionary={dictionary}>
        <HydratedRouter />
      </TextsProvider>
    </DocumentPartsProvider>,
  );
});
