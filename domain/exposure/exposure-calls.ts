import { command, type DataOfCall, query } from '../contract/call.ts';
import { count, inputId, list, nothing, nullable, object, wire, word } from '../contract/shape.ts';
import { attentionHelp } from './pet-attention.ts';

/** Said by a pet's page once somebody has it before them. */
export const noteView = command('mascotas:anotar_vista', {
  access: 'everyone',
  takes: { id: inputId },
  gives: nothing,
});

const among = object(
  { own: wire('propias', count), median: wire('mediana', nullable(count)) },
  'CountAmongAlike',
);

export const findAttention = query('mascotas:atencion', {
  access: 'session',
  takes: { id: inputId },
  gives: object(
    {
      days: wire('dias', count),
      alike: wire('parecidas', count),
      views: wire('vistas', among),
      applications: wire('solicitudes', among),
      help: wire('ayuda', list(word(attentionHelp))),
    },
    'PetAttention',
  ),
  errors: { 404: ['notFound'] },
});

export type FoundAttention = DataOfCall<typeof findAttention>;
