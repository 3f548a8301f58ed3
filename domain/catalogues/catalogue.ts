import type { Audience } from '../access/audience.ts';
import {
  type Access,
  byPortal,
  type Field,
  type FieldName,
  type Fields,
  field,
  open,
} from '../contract/field.ts';
import type { Bilingual } from '../language.ts';

/** A list of rows that the portal refers to, said once: its fields, who reads and keeps it, and its screen. */
export interface Catalogue<Of extends Fields = Fields> {
  /** Its name on the wire and in addresses. */
  readonly schema: string;
  readonly title: Bilingual;
  /** What it is for: on its screen, and in the documentation of the wire. */
  readonly about: Bilingual;
  readonly fields: Of;
  /** What a row is called by; the rows stand in its order unless another is asked for. */
  readonly name: FieldName<Of>;
  /** The columns of its screen, after the name. */
  readonly shown: readonly FieldName<Of>[];
  /** Where its screen looks for a term, and for what there. */
  readonly searched: (term: string) => readonly [field: FieldName<Of>, value: string];
  /** 'owner': people find what is theirs, by `owner`; who has `catalogues.manage`, everything. */
  readonly readBy: Exclude<Audience, 'nobody'>;
  /** Holds the e-mail of whose a row is, as `normalizeEmail` writes it. */
  readonly owner?: FieldName<Of>;
  /** A flag: only who has `catalogues.manage` finds the rows that do not have it. */
  readonly offered?: FieldName<Of>;
  /** Missing where nobody changes it here. */
  readonly editing?: CatalogueEditing<Of>;
}

/** What `catalogues.manage` may do with the rows. */
interface CatalogueEditing<Of extends Fields> {
  /** A searchable field: no two rows say the same there, whatever case and accents. */
  readonly unique: FieldName<Of>;
  /** More rows than this are refused. */
  readonly most: number;
  /** One row at least stays. */
  readonly neverEmpty?: boolean;
  /** By reference fields: the catalogues (by their names in the code) whose rows they name. */
  readonly references?: { readonly [Name in FieldName<Of>]?: string };
  /** Rows that the portal itself counts on, which stay as they are. */
  readonly isFixed?: (row: Readonly<Record<string, unknown>>) => boolean;
  /** Fields that follow from what was said. */
  readonly derive?: (row: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
  /** What the wire says of every row, and takes back without looking at it. */
  readonly constants?: Readonly<Record<string, unknown>>;
}

/** For `satisfies`: the fields keep their own types. */
export const defineCatalogue = <const Of extends Fields>(catalogue: Catalogue<Of>) => catalogue;

/** What everybody reads and `catalogues.manage` writes. */
export const byKeepers = { ...open, writableBy: 'catalogues.manage' } as const satisfies Access;

export function rowFields<Readers extends Audience>(to: Access<Readers>) {
  const set = { ...to, ...byPortal };
  return {
    id: field('id', 'text', { es: 'Id', en: 'Id' }, set),
    /** Instant, UTC ISO 8601. */
    createdAt: field('created_at', 'date', { es: 'Creado', en: 'Created' }, set),
  };
}

/** Of catalogues that are kept: grows by one at each change, so that a second editor notices the first. */
export const versionField = field(
  'version',
  'number',
  { es: 'Versión', en: 'Version' },
  {
    readableBy: 'catalogues.manage',
    filterableBy: 'nobody',
    orderableBy: 'nobody',
    writableBy: 'catalogues.manage',
  },
);

export type RuledField = Field & { readonly rule: NonNullable<Field['rule']> };

/** The fields that people say something about, in the order of the contract. */
export function writableFields({ fields }: Pick<Catalogue, 'fields'>): Record<string, RuledField> {
  const writable = Object.entries(fields).filter(
    (entry): entry is [string, RuledField] =>
      entry[1].rule !== undefined && entry[1].writableBy === 'catalogues.manage',
  );
  return Object.fromEntries(writable);
}

/** A row about which nothing was said yet. */
export function blankRow(catalogue: Pick<Catalogue, 'fields'>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(writableFields(catalogue)).map(([name, { rule, kind }]) => {
      const { success, data } = rule.safeParse(undefined);
      return [name, success ? data : kind === 'flag' ? false : ''];
    }),
  );
}
