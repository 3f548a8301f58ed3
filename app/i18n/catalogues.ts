import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  catalogues: 'Catálogos',
  search: 'Buscar',
  find: 'Buscar',
  count: (total: number) =>
    total === 1 ? '1 registro' : `${total.toLocaleString('es-MX')} registros`,
  empty: 'Esta lista todavía está vacía.',
  nothingFound: 'Nada coincide con tu búsqueda.',
  readOnly: 'La publica el SAT: aquí solo se consulta.',
  add: 'Agregar',
  addTitle: (catalogue: string) => `Agregar a ${catalogue}`,
  edit: 'Editar',
  editTitle: (name: string) => `Editar: ${name}`,
  remove: 'Eliminar',
  removeTitle: (name: string) => `¿Eliminar «${name}»?`,
  removeText: 'Se borra para siempre. Lo que todavía se usa no se puede eliminar.',
  removeYes: 'Sí, eliminar',
  removeNo: 'No, conservar',
  fixed: 'El portal cuenta con este registro: se queda como está.',
  save: 'Guardar',
  saving: 'Guardando…',
  cancel: 'Cancelar',
  added: (name: string) => `«${name}» ya está en la lista.`,
  saved: (name: string) => `Guardamos los cambios de «${name}».`,
  removed: (name: string) => `«${name}» ya no está en la lista.`,
  actions: 'Acciones',
  none: 'Ninguna',
  yes: 'Sí',
  no: 'No',
};

export const cataloguesText: Bilingual<typeof es> = {
  es,
  en: {
    catalogues: 'Catalogues',
    search: 'Search',
    find: 'Search',
    count: (total) => (total === 1 ? '1 record' : `${total.toLocaleString('en')} records`),
    empty: 'This list is still empty.',
    nothingFound: 'Nothing matches your search.',
    readOnly: 'It is published by the SAT: here it can only be looked up.',
    add: 'Add',
    addTitle: (catalogue) => `Add to ${catalogue}`,
    edit: 'Edit',
    editTitle: (name) => `Edit: ${name}`,
    remove: 'Delete',
    removeTitle: (name) => `Delete "${name}"?`,
    removeText: 'It is deleted for good. What is still in use cannot be deleted.',
    removeYes: 'Yes, delete',
    removeNo: 'No, keep it',
    fixed: 'The portal counts on this record: it stays as it is.',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Cancel',
    added: (name) => `"${name}" is now on the list.`,
    saved: (name) => `The changes of "${name}" are saved.`,
    removed: (name) => `"${name}" is no longer on the list.`,
    actions: 'Actions',
    none: 'None',
    yes: 'Yes',
    no: 'No',
  },
};

/** The screens of the catalogues: a dictionary of their own, which no public page loads. */
export function useCataloguesText(): typeof es {
  return cataloguesText[useLanguage()];
}
