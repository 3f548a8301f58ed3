import { callApi } from '#app/api/session-client.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import { type ManagedMedia, managedMediaFrom } from '#app/components/managed-media.ts';

/** Calls of a family about the pets that it adopted. All throw ApiError. */

interface AdoptedPet {
  id: string;
  name: string;
  picture: ManagedMedia | undefined;
}

export interface OwnAdoption {
  applicationId: string;
  folio: number;
  pets: AdoptedPet[];
  /** YYYY-MM-DD: when the family is asked next; null once it has been asked for the last time. */
  nextAskedOn: string | null;
  /** What helps in the first days, for these pets. */
  advice: string[];
}

export interface OwnAdoptions {
  adoptions: OwnAdoption[];
  guideTitle: string;
  /** Where something is not going well. */
  guideHelp: string;
  /** Whom else to write to. */
  email: string;
}

export async function findOwnAdoptions(): Promise<OwnAdoptions> {
  const { adopciones, guia, correo } = await callApi('seguimientos:mis_adopciones', {});
  return {
    adoptions: adopciones.map(({ solicitud_id, folio, mascotas, siguiente }) => {
      const species = [...new Set(mascotas.map(({ especie }) => especie))];
      const own = species.flatMap((one) => guia.especies[one === 'gato' ? 'gato' : 'perro']);
      return {
        applicationId: solicitud_id,
        folio,
        pets: mascotas.map(({ id, nombre, ...media }) => ({
          id,
          name: nombre,
          picture: managedMediaFrom(media)[0],
        })),
        nextAskedOn: siguiente,
        advice: [...guia.todos, ...own],
      };
    }),
    guideTitle: guia.titulo,
    guideHelp: guia.ayuda,
    email: correo,
  };
}

export async function askForHelp(
  applicationId: string,
  words: string,
  idempotencyKey: IdempotencyKey,
): Promise<void> {
  const body = { id: applicationId, texto: words };
  await callApi('seguimientos:pedir_ayuda', body, { idempotencyKey });
}
