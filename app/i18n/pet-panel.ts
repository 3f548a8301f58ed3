import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  title: { own: 'Solo tú ves esto', administrator: 'Solo administración ve esto' },
  lead: (name: string) => `Lo que puedes hacer por ${name}. Las visitas no lo ven.`,
  groups: { page: 'Publicación', care: 'Cuidado y papeles', people: 'Adopción y personas' },
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    title: { own: 'Only you see this', administrator: 'Only administrators see this' },
    lead: (name) => `What you can do for ${name}. Visitors do not see it.`,
    groups: { page: 'Listing', care: 'Care and papers', people: 'Adoption and people' },
  },
};

/** What stands on a pet's page for its people: its own dictionary, which visitors do not load. */
export function usePetPanelText(): typeof es {
  return texts[useLanguage()];
}
