import type { Adopter, PetDescription, PetHistoryEntry } from '#domain/pets/pet.ts';
import { isProgramme } from '#domain/pets/pet-status.ts';
import { adopterFromWire, descriptionFromWire } from '#domain/pets/pet-wire.ts';
import {
  type PetStatus,
  type Programme,
  petStatus,
  type YesNo,
  yesNo,
} from '#domain/pets/vocabularies.ts';

/** A picture or film of a pet, by its addresses. */
export interface ManagedMedia {
  id: string;
  kind: 'image' | 'video';
  /** As the wire gives it: what `imagenes` takes back. */
  url: string;
  /** A small picture of it. */
  thumbnail: string;
}

/** A pet as its owner and administrators see it. */
export interface ManagedPet {
  id: string;
  version: number;
  /** Instant, UTC ISO 8601. */
  createdAt: string;
  description: PetDescription;
  status: PetStatus;
  /** YYYY-MM-DD, as the three below; null while it is not deleted. */
  deletedOn: string | null;
  registeredOn: string;
  notifyOn: string;
  expiresOn: string;
  history: PetHistoryEntry[];
  media: ManagedMedia[];
  owner: { id: string | null; name: string; email: string; phone: string };
  vet: { name: string; phone: string };
  adoptedThroughUs: YesNo | null;
  adopter: Adopter | null;
  /** Opens only with a signature, which the list of its folder gives. */
  contractUrl: string | null;
  folderId: string | null;
}

/** A row of `mascotas` as the wire sends it to whoever may manage it. */
export interface PetRow {
  id: string;
  created_at: string;
  payload: Readonly<Record<string, unknown>> & {
    version?: number;
    estado: string;
    eliminado: boolean;
    fecha_creado: string;
    fecha_eliminado: string | null;
    fecha_notificacion: string;
    fecha_expiracion: string;
    historial: { fecha: string; estado: string }[];
    imagenes: string[];
    usuario_id: string | null;
    dueno_mascota: string;
    dueno_mascota_correo: string;
    dueno_mascota_telefono: string;
    esterilizacion_mvz_nombre: string;
    esterilizacion_mvz_telefono: string;
    nuestro_canal: string | null;
    adoptante: Record<string, unknown> | null;
    contrato: string | null;
    expediente_id: string | null;
  };
}

/** Undefined for somebody else's pet, of which the wire only tells what everybody sees. */
export function managedPetFrom({ id, created_at, payload }: PetRow): ManagedPet | undefined {
  if (payload.version === undefined) return undefined;
  return {
    id,
    version: payload.version,
    createdAt: created_at,
    // What the portal has stored is whole and checked.
    description: descriptionFromWire(payload) as unknown as PetDescription,
    status: statusOf(payload.estado),
    deletedOn: payload.eliminado ? (payload.fecha_eliminado ?? payload.fecha_creado) : null,
    registeredOn: payload.fecha_creado,
    notifyOn: payload.fecha_notificacion,
    expiresOn: payload.fecha_expiracion,
    history: payload.historial.map(({ fecha, estado }) => ({
      date: fecha,
      status: statusOf(estado),
    })),
    media: payload.imagenes.map(managedMediaFrom),
    owner: {
      id: payload.usuario_id,
      name: payload.dueno_mascota,
      email: payload.dueno_mascota_correo,
      phone: payload.dueno_mascota_telefono,
    },
    vet: { name: payload.esterilizacion_mvz_nombre, phone: payload.esterilizacion_mvz_telefono },
    adoptedThroughUs: yesNo.fromWire(payload.nuestro_canal) ?? null,
    adopter: payload.adoptante && (adopterFromWire(payload.adoptante) as unknown as Adopter),
    contractUrl: payload.contrato,
    folderId: payload.expediente_id,
  };
}

function statusOf(word: string): PetStatus {
  const status = petStatus.fromWire(word);
  if (status === undefined) throw new Error(`No status of a pet: ${word}`);
  return status;
}

/** The programme that it is in, or was in last. */
export function programmeOf({
  status,
  history,
}: Pick<ManagedPet, 'status' | 'history'>): Programme {
  const last = [...history.map((entry) => entry.status), status].findLast(isProgramme);
  return last ?? 'adoption';
}

const smallWidth = 360;

/** `/media/{id}/{width}.webp` of a picture in its largest width, or `/media/{id}/film.{ending}`. */
export function managedMediaFrom(url: string): ManagedMedia {
  const [, folder = '', id = '', name = ''] = /(\/media\/([^/]+)\/)([^/]+)$/.exec(url) ?? [];
  const width = /^(\d+)\.webp$/.exec(name)?.[1];
  return width === undefined
    ? { id, kind: 'video', url, thumbnail: `${folder}og.jpg` }
    : { id, kind: 'image', url, thumbnail: `${folder}${Math.min(smallWidth, Number(width))}.webp` };
}
