import { line } from '../accounts/fields.ts';
import { ruled } from '../contract/field.ts';
import { byKeepers, defineCatalogue, rowFields, versionField } from './catalogue.ts';

const categoryFields = {
  ...rowFields(byKeepers),
  name: ruled(
    'nombre',
    'text',
    line(80, 'nameRequired'),
    { es: 'Nombre', en: 'Name' },
    { ...byKeepers, searchable: true },
  ),
  version: versionField,
};

/** Groups of products. */
export const categories = defineCatalogue({
  schema: 'categorias',
  title: { es: 'Categorías', en: 'Categories' },
  about: {
    es: 'Grupos en los que se ordenan los destinos de donativo. Siempre queda al menos una.',
    en: 'Groups that donation purposes are sorted into. There is always at least one.',
  },
  fields: categoryFields,
  name: 'name',
  shown: [],
  searched: (term) => ['name', term],
  readBy: 'everyone',
  editing: { unique: 'name', most: 100, neverEmpty: true },
});
