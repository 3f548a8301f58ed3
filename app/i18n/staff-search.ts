import type { Bilingual } from '#domain/language.ts';
import type { SearchKind } from '#domain/staff-search.ts';
import { useLanguage } from './texts.tsx';

interface StaffSearchText {
  /** Of the button that opens it. */
  open: string;
  title: string;
  label: string;
  close: string;
  status(isLongEnough: boolean, busy: boolean, found: number): string;
  kinds: Record<SearchKind | 'page', string>;
}

const texts: Bilingual<StaffSearchText> = {
  es: {
    open: 'Buscar (Ctrl+K)',
    title: 'Buscar en el portal',
    label: 'Mascotas, personas, folios, eventos, páginas…',
    close: 'Cerrar',
    status(isLongEnough, busy, found) {
      if (!isLongEnough) return 'Escribe al menos 2 letras, o un número.';
      if (busy) return 'Buscando…';
      if (found === 0) return 'No encontramos nada con esas palabras.';
      return found === 1 ? '1 resultado' : `${found} resultados`;
    },
    kinds: {
      page: 'Páginas',
      pet: 'Mascotas',
      account: 'Personas',
      application: 'Solicitudes de adopción',
      donation: 'Donativos',
      invoice: 'Facturas',
      message: 'Mensajes',
      event: 'Eventos',
    },
  },
  en: {
    open: 'Search (Ctrl+K)',
    title: 'Search the portal',
    label: 'Pets, people, numbers, events, pages…',
    close: 'Close',
    status(isLongEnough, busy, found) {
      if (!isLongEnough) return 'Type at least 2 letters, or a number.';
      if (busy) return 'Searching…';
      if (found === 0) return 'Nothing matches those words.';
      return found === 1 ? '1 result' : `${found} results`;
    },
    kinds: {
      page: 'Pages',
      pet: 'Pets',
      account: 'People',
      application: 'Adoption applications',
      donation: 'Donations',
      invoice: 'Invoices',
      message: 'Messages',
      event: 'Events',
    },
  },
};

/** The search of the staff; comes with their pages. */
export const useStaffSearchText = (): StaffSearchText => texts[useLanguage()];
