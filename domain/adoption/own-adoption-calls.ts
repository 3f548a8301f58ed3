import { type DataOfCall, query } from '../contract/call.ts';
import {
  count,
  day,
  id,
  list,
  nullable,
  number,
  object,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { species } from '../pets/vocabularies.ts';

/** The pets that somebody adopted here and still has. */
export const findOwnAdoptions = query('seguimientos:mis_adopciones', {
  access: 'session',
  gives: object({
    adoptions: wire(
      'adopciones',
      list(
        object({
          applicationId: wire('solicitud_id', id),
          folio: count,
          pets: wire(
            'mascotas',
            list(
              object({
                id,
                name: wire('nombre', text),
                species: wire('especie', word(species)),
                images: wire('imagenes', list(text)),
                focalPoints: wire('puntos_focales', list(object({ x: number, y: number }))),
              }),
            ),
          ),
          /** When the family is asked next; null once it has been asked for the last time. */
          nextAskedOn: wire('siguiente', nullable(day)),
        }),
      ),
    ),
    guide: wire(
      'guia',
      object({
        title: wire('titulo', text),
        everybody: wire('todos', list(text)),
        species: wire(
          'especies',
          object({ dog: wire('perro', list(text)), cat: wire('gato', list(text)) }),
        ),
        help: wire('ayuda', text),
      }),
    ),
    /** Whom else to write to. */
    email: wire('correo', text),
  }),
});

export type OwnAdoptions = DataOfCall<typeof findOwnAdoptions>;
export type OwnAdoption = OwnAdoptions['adoptions'][number];
export type AdoptedPet = OwnAdoption['pets'][number];
