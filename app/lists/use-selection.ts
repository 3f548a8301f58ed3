import { useState } from 'react';

export interface Selection {
  has: (id: string) => boolean;
  toggle: (ids: readonly string[], on: boolean) => void;
}

/** Which items are chosen. It is forgotten with `key`: nobody changes what is not in sight. */
export function useSelection(key: string): Selection & { clear: () => void } {
  const [chosen, setChosen] = useState({ key, ids: new Set<string>() });
  const ids = chosen.key === key ? chosen.ids : new Set<string>();
  return {
    has: (id) => ids.has(id),
    toggle(changed, on) {
      const next = new Set(ids);
      for (const id of changed) {
        if (on) next.add(id);
        else next.delete(id);
      }
      setChosen({ key, ids: next });
    },
    clear: () => setChosen({ key, ids: new Set() }),
  };
}
