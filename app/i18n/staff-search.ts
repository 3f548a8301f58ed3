import type { Bilingual } from '#domain/language.ts';
import type { SearchKind } from '#domain/staff-search.ts';
import { useLanguage } from './texts.tsx';

interface StaffSearchText {
  /** Of the button that opens it. */
  open: string;
  title: string;
  label: string;
  close: string;
  tooShort: string;
  searching: string;
  /** @param isCut there may be more of a kind than is shown */
  found(count: number, isCut: boolean): string;
  kinds: Record<SearchKind | 'page', string>;
}

const texts: Bilingual<StaffSearchText> = {
  es: {
    open: 'Buscar (Ctrl+K)',
    title: 'Buscar en el portal',
    label: 'Mascotas, personas, teléfonos, microchips, folios…',
    close: 'Cerrar',
    tooShort: 'Escribe al menos 2 letras, o un número.',
    searching: 'Buscando…',
    found(count, isCut) {
      if (count === 0) return 'No encontramos nada con esas palabras.';
      const results = count === 1 ? '1 resultado' : `${count} resultados`;
      return isCut ? `${results}. Puede haber más: escribe algo más preciso.` : results;
    },
    kinds: {
      page: 'Páginas',
      pet: 'Mascotas',
      account: 'Personas',
      application: 'Solicitudes de adopción',
      fosterHome: 'Hogares temporales',
      donation: 'Donativos',
      invoice: 'Facturas',
      message: 'Mensajes',
      rescue: 'Reportes de auxilio',
      drivePlace: 'Lugares en jornadas',
      volunteer: 'Voluntariado',
      notice: 'Perdidos y encontrados',
      event: 'Eventos',
    },
  },
  en: {
    open: 'Search (Ctrl+K)',
    title: 'Search the portal',
    label: 'Pets, people, telephones, microchips, numbers…',
    close: 'Close',
    tooShort: 'Type at least 2 letters, or a number.',
    searching: 'Searching…',
    found(count, isCut) {
      if (count === 0) return 'Nothing matches those words.';
      const results = count === 1 ? '1 result' : `${count} results`;
      return isCut ? `${results}. There may be more: type something more precise.` : results;
    },
    kinds: {
      page: 'Pages',
      pet: 'Pets',
      account: 'People',
      application: 'Adoption applications',
      fosterHome: 'Foster homes',
      donation: 'Donations',
      invoice: 'Invoices',
      message: 'Messages',
      rescue: 'Reports of animals',
      drivePlace: 'Places at drives',
      volunteer: 'Volunteers',
      notice: 'Lost and found',
      event: 'Events',
    },
  },
};

/** The search of the staff; comes with their pages. */
export const useStaffSearchText = (): StaffSearchText => texts[useLanguage()];
