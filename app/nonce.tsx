import { createContext, useContext } from 'react';

const NonceContext = createContext('');

export const NonceProvider = NonceContext.Provider;

/** The CSP nonce for inline scripts; empty in the browser, which hides it anyway. */
export function useNonce(): string {
  return useContext(NonceContext);
}
