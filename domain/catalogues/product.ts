import { z } from 'zod';
import { line, optionalLine } from '../accounts/fields.ts';
import { byPortal, maybe, open, ruled, unqueried, word } from '../contract/field.ts';
import { donationKinds } from '../donations/donation-kind.ts';
import type { MessageKey } from '../messages.ts';
import { byKeepers, defineCatalogue, rowFields, versionField } from './catalogue.ts';

const error = (key: MessageKey) => ({ error: key });

const productFields = {
  ...rowFields(byKeepers),
  /** Of the products that the portal itself refers to; the kind of donation that each is. */
  key: maybe(word('clave', donationKinds, { es: 'Clave', en: 'Key' }, { ...open, ...byPortal })),
  name: ruled(
    'nombre',
    'text',
    line(80, 'nameRequired'),
    { es: 'Nombre', en: 'Name' },
    { ...byKeepers, searchable: true },
  ),
  nameEn: ruled(
    'nombre_en',
    'text',
    optionalLine(80),
    { es: 'Nombre en inglés', en: 'Name in English' },
    {
      ...byKeepers,
      ...unqueried,
      hint: {
        es: 'Sin él, en inglés se lee el nombre en español.',
        en: 'Without one the Spanish name is shown in English too.',
      },
    },
  ),
  categoryId: ruled(
    'categoria_id',
    'reference',
    z.preprocess((id) => id || null, z.string(error('chooseOption')).max(100).nullable()),
    { es: 'Categoría', en: 'Category' },
    { ...byKeepers, orderableBy: 'nobody' },
  ),
  active: ruled(
    'activo',
    'flag',
    z.boolean(error('chooseOption')).default(true),
    { es: 'Se ofrece para donar', en: 'Offered for donations' },
    byKeepers,
  ),
  version: versionField,
};

/** A kind of donation of its own, to which the portal refers by its key. */
export const isKindOfItsOwn = ({ key }: Readonly<Record<string, unknown>>): boolean =>
  typeof key === 'string';

/** What a donation can be for. */
export const products = defineCatalogue({
  schema: 'productos',
  title: { es: 'Destinos de donativo', en: 'Donation purposes' },
  about: {
    es: 'Para qué puede ser un donativo. Cuatro (tratamiento, recurrente, esterilizacion, alimento) son tipos de donativo por sí mismos y se quedan como están; los demás son los conceptos de «otros».',
    en: 'What a donation can be for. Four (tratamiento, recurrente, esterilizacion, alimento) are kinds of donation of their own and stay as they are; the others are the concepts of “otros”.',
  },
  fields: productFields,
  name: 'name',
  shown: ['nameEn', 'categoryId', 'active'],
  searched: (term) => ['name', term],
  readBy: 'everyone',
  offered: 'active',
  editing: {
    unique: 'name',
    most: 500,
    references: { categoryId: 'categories' },
    isFixed: isKindOfItsOwn,
  },
});
