import { careProducts } from './care-product.ts';
import type { Catalogue } from './catalogue.ts';
import { categories } from './category.ts';
import { customers } from './customer.ts';
import { products } from './product.ts';
import { satCfdiUses, satPaymentForms, satTaxRegimes } from './sat-lists.ts';

/** All of them; their tables bear the same names. */
export const catalogues = {
  products,
  categories,
  customers,
  careProducts,
  satCfdiUses,
  satPaymentForms,
  satTaxRegimes,
};

export type CatalogueName = keyof typeof catalogues;

/** Without their fields' own types. */
export const catalogueNamed = (name: CatalogueName): Catalogue =>
  catalogues[name] as unknown as Catalogue;

export const catalogueNames = Object.keys(catalogues) as readonly CatalogueName[];
