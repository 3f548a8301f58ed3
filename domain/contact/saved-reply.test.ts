import { describe, expect, it } from 'vitest';
import { fillReply, unknownFields } from './saved-reply.ts';

const values = { name: 'Ana', subject: 'Luna {firma}', folio: '7', signature: 'Marisol' };

describe('a saved reply', () => {
  it('is filled with what the message says, which is not filled again', () => {
    expect(fillReply('Hola { nombre }: «{asunto}». {firma} {otra}', values)).toBe(
      'Hola Ana: «Luna {firma}». Marisol {otra}',
    );
  });

  it('names only fields that there are', () => {
    expect(unknownFields('{nombre} {name} {}')).toEqual(['name', '']);
  });
});
