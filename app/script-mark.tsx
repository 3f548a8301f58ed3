import { createContext, useContext } from 'react';

const ScriptMarkContext = createContext<string | undefined>(undefined);

export const ScriptMarkProvider = ScriptMarkContext.Provider;

/** What inline scripts carry as their nonce while the server writes the page; there is none in the browser. */
export function useScriptMark(): string | undefined {
  return useContext(ScriptMarkContext);
}
