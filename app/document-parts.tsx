import { createContext, useContext } from 'react';

/** What `<head>` and the inline scripts of a page are written with, beside what React Router knows. */
export interface DocumentParts {
  /** What inline scripts and styles carry as their nonce while the server writes the page; there is none in the browser. */
  mark?: string;
  /** The page's style sheets as text. In the browser what the document holds, so that React finds what it would write. */
  styles: string;
  /** Scripts to load at once, beside those that React Router preloads. */
  preloads?: readonly string[];
}

const DocumentPartsContext = createContext<DocumentParts>({ styles: '' });

export const DocumentPartsProvider = DocumentPartsContext.Provider;

export const useDocumentParts = () => useContext(DocumentPartsContext);

const stylesId = 'page-styles';

/**
 * The styles of the page that the server has written, inside its document: it is painted as soon as it is there. Those
 * of pages that follow in this document are loaded by React Router's `Links`.
 */
export function PageStyles() {
  const { mark, styles } = useDocumentParts();
  return (
    <style id={stylesId} nonce={mark} suppressHydrationWarning>
      {styles}
    </style>
  );
}

/** In the browser: the styles of the document. */
export const documentStyles = () => document.getElementById(stylesId)?.textContent ?? '';
