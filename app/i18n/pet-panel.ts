import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  title: { own: 'Solo tú ves esto', administrator: 'Solo administración ve esto' },
  lead: (name: string) => `Lo que puedes hacer por ${name}. Las visitas no lo ven.`,
  actions: 'Acciones',
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    title: { own: 'Only you see this', administrator: 'Only administrators see this' },
    lead: (name) => `What you can do for ${name}. Visitors do not see it.`,
    actions: 'Actions',
  },
};

/** What stands on a pet's page for its people: its own dictionary, which visitors do not load. */
export function usePetPanelText(): typeof es {
  return texts[useLanguage()];
}
