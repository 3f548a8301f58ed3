import {
  byPortal,
  type EntityOf,
  entries,
  field,
  internal,
  maybe,
  namesOf,
  open,
  own,
  type ReadableBy,
  unqueried,
  word,
} from '../contract/field.ts';
import type { Adopter } from './adopter.ts';
import type { FocalPoint } from './focal-point.ts';
import { descriptionFields } from './pet-description.ts';
import type { PetGroup } from './pet-group.ts';
import { petStatus, yesNo } from './vocabularies.ts';

export type { Adopter } from './adopter.ts';
export type { PetDescription } from './pet-description.ts';

/** One picture or video of a pet. `src` addresses are relative to the site's root. */
export interface PetMedia {
  id: string;
  kind: 'image' | 'video';
  width: number;
  height: number;
  /** Tiny blurred picture as a data: URL. */
  placeholder: string;
  /** Widths that exist as `/media/{id}/{width}.avif` and `.webp` (for a video: of its poster). */
  widths: number[];
  /** For this pet: another one may be seen in the same picture. */
  focus: FocalPoint;
  /** Only for a video: the address of the video. */
  videoUrl: string | null;
  videoType: string | null;
}

/** Where the video is, or the largest picture there is: pictures are never enlarged. */
export function mediaPath({ id, videoUrl, widths }: PetMedia): string {
  return videoUrl ?? `/media/${id}/${Math.max(...widths)}.webp`;
}

/** The smallest picture that is at least so wide, or the largest there is; of a video its poster. */
export function picturePath({ id, widths }: PetMedia, atLeast: number): string {
  const fitting = widths.filter((width) => width >= atLeast);
  return `/media/${id}/${fitting.length > 0 ? Math.min(...fitting) : Math.max(...widths)}.webp`;
}

const set = { ...open, ...byPortal };
const ownSet = { ...own, ...byPortal };

const status = word('estado', petStatus, { es: 'Estado', en: 'Status' }, open);

/** What a pet's status has been from which day (YYYY-MM-DD) on. */
export const historyFields = {
  date: field('fecha', 'date', { es: 'Fecha', en: 'Date' }, set),
  status,
};
export type PetHistoryEntry = EntityOf<typeof historyFields>;

/** Everything there is about a pet. Who may read a field is said here and nowhere else. */
export const petFields = {
  id: field('id', 'text', { es: 'Id', en: 'Id' }, set),
  /** Instant, UTC ISO 8601, as `updatedAt`. */
  createdAt: field('created_at', 'date', { es: 'Creada', en: 'Created' }, set),
  updatedAt: field(null, 'date', { es: 'Cambiada', en: 'Changed' }, internal),
  ...descriptionFields,
  status,
  /** Visitors only ever read `false` here; a filter by it can only narrow what they see. */
  deleted: field(
    'eliminado',
    'flag',
    { es: 'Eliminada', en: 'Deleted' },
    {
      ...open,
      orderableBy: 'owner',
    },
  ),
  /** YYYY-MM-DD in the site's time zone, as all days below. */
  registeredOn: field(
    'fecha_creado',
    'date',
    { es: 'Fecha de registro', en: 'Registered on' },
    set,
  ),
  /** The day it came, where its keepers noted it; else that of its registration. */
  waitingSince: field('en_espera_desde', 'date', { es: 'Espera desde', en: 'Waiting since' }, set),
  /** Said by who looks after it, on the page of its foster homes. */
  needsFoster: field(
    'busca_hogar_temporal',
    'flag',
    { es: 'Busca hogar temporal', en: 'Needs a foster home' },
    set,
  ),
  /** Its place in the order by turns, the smallest first; 0 until its first turn. */
  turn: field(
    null,
    'number',
    { es: 'Turno', en: 'Turn' },
    { ...internal, orderableBy: 'everyone' },
  ),
  history: entries<PetHistoryEntry[]>()('historial', { es: 'Historial', en: 'History' }, set),
  media: entries<PetMedia[]>()('imagenes', { es: 'Imágenes', en: 'Pictures' }, open),
  /** The same pictures, of each the point that is in view wherever it is cropped. */
  focalPoints: entries<PetMedia[]>()(
    'puntos_focales',
    { es: 'Puntos focales', en: 'Focal points' },
    open,
  ),
  /** null for a pet of which nobody may know another one of its group. */
  group: maybe(entries<PetGroup>()('grupo', { es: 'Pareja o camada', en: 'Pair or litter' }, set)),
  folderId: maybe(field('expediente_id', 'text', { es: 'Expediente', en: 'Folder' }, set)),
  /** Grows by one at each change, so that a second editor notices the first. */
  version: field('version', 'number', { es: 'Versión', en: 'Version' }, { ...own, ...unqueried }),
  /** Not shown to visitors, but a filter by it can only narrow what they see. */
  ownerId: maybe(
    field(
      'usuario_id',
      'reference',
      { es: 'Cuenta del dueño', en: 'Owner’s account' },
      {
        ...own,
        filterableBy: 'everyone',
      },
    ),
  ),
  /** Ids of the other living pets with its microchip's number; '' for one that somebody else manages. */
  sharesMicrochipWith: field(
    'microchip_repetido_con',
    'list',
    {
      es: 'Otra mascota tiene el mismo número de microchip',
      en: 'Another pet has the same microchip number',
    },
    { ...ownSet, ...unqueried },
  ),
  /** As `Birth` keeps it, from which `ageValue`, `ageUnit` and `birthEstimated` are told on each day. */
  estimatedOn: maybe(
    field(null, 'date', { es: 'Día de la estimación', en: 'Estimated on' }, internal),
  ),
  /** Of the pair or litter that it belongs to. */
  groupId: maybe(field(null, 'text', { es: 'Id del grupo', en: 'Group id' }, internal)),
  /** The key that the pet had where it was imported from. */
  externalId: maybe(field(null, 'text', { es: 'Id de origen', en: 'Original id' }, internal)),
  deletedOn: maybe(
    field('fecha_eliminado', 'date', { es: 'Fecha de eliminación', en: 'Deleted on' }, ownSet),
  ),
  notifyOn: field(
    'fecha_notificacion',
    'date',
    { es: 'Fecha de notificación', en: 'Notification date' },
    own,
  ),
  expiresOn: field(
    'fecha_expiracion',
    'date',
    { es: 'Fecha de expiración', en: 'Expiry date' },
    own,
  ),
  ownerName: field('dueno_mascota', 'text', { es: 'Dueño', en: 'Owner' }, own),
  ownerEmail: field(
    'dueno_mascota_correo',
    'text',
    { es: 'Correo del dueño', en: 'Owner’s email' },
    own,
  ),
  ownerPhone: field(
    'dueno_mascota_telefono',
    'text',
    { es: 'Teléfono del dueño', en: 'Owner’s telephone' },
    own,
  ),
  vetName: field('esterilizacion_mvz_nombre', 'text', { es: 'Veterinario', en: 'Vet' }, own),
  vetPhone: field(
    'esterilizacion_mvz_telefono',
    'text',
    { es: 'Teléfono del veterinario', en: 'Vet’s telephone' },
    own,
  ),
  adoptedThroughUs: maybe(
    word(
      'nuestro_canal',
      yesNo,
      { es: 'Adoptada por nuestro canal', en: 'Adopted through us' },
      own,
    ),
  ),
  adopter: maybe(
    entries<Adopter>()('adoptante', { es: 'Adoptante', en: 'Adopter' }, { ...own, ...unqueried }),
  ),
  /** Its key among the files. */
  contractFile: maybe(field('contrato', 'text', { es: 'Contrato', en: 'Contract' }, ownSet)),
};

export type Pet = EntityOf<typeof petFields>;
export type PublicPet = Pick<Pet, ReadableBy<typeof petFields, 'everyone'>>;

/** What a pet's own row does not hold. */
type Elsewhere =
  | 'ageValue'
  | 'ageUnit'
  | 'birthEstimated'
  | 'media'
  | 'focalPoints'
  | 'sharesMicrochipWith'
  | 'group';

/** As its row holds it. */
export type StoredPet = Omit<Pet, Elsewhere>;

export const isStored = <Name extends string>(name: Name): name is Exclude<Name, Elsewhere> =>
  !elsewhere.includes(name);

const elsewhere: readonly string[] = [
  'ageValue',
  'ageUnit',
  'birthEstimated',
  'media',
  'focalPoints',
  'sharesMicrochipWith',
  'group',
] satisfies Elsewhere[];

/** What anybody may see. */
export const publicPetFields = namesOf(petFields).filter(isPublicField);

function isPublicField(name: keyof Pet): name is keyof PublicPet {
  return petFields[name].readableBy === 'everyone';
}
