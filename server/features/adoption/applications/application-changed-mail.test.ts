import { describe, expect, test } from 'vitest';
import { applicationMachine } from '#domain/adoption/application-machine.ts';
import { firstMailTexts } from '#tests/setup/mail-texts.ts';
import { type ApplicationChangedData, applicationChangedMail } from './application-changed-mail.ts';

const site = { name: 'Casa Animal', url: 'https://casa.example', timezone: 'America/Cancun' };

function buttonOf(data: Partial<ApplicationChangedData>) {
  const { blocks } = applicationChangedMail(() => async () => []).write(
    {
      name: 'Rosa',
      pets: ['Canela'],
      folio: 19,
      status: 'received',
      words: '',
      reservedUntil: null,
      ...data,
    },
    'es',
    site,
    firstMailTexts('es'),
  );
  return blocks.flatMap((block) =>
    typeof block !== 'string' && block.kind === 'button' ? [[block.label, block.url]] : [],
  );
}

const own = [['Ver mi solicitud', 'https://casa.example/mi-cuenta/solicitudes/19']];

describe('the mail about an application', () => {
  test.each(applicationMachine.states.values.filter((state) => state !== 'declined'))(
    'that is %s leads the family to it',
    (status) => {
      expect(buttonOf({ status })).toEqual(own);
    },
  );

  test('that was declined leads to other pets, of the same species where there is one', () => {
    const others = 'Ver mascotas en adopción';
    const status = 'declined';
    expect(buttonOf({ status, species: ['cat', 'cat'] })).toEqual([
      [others, 'https://casa.example/gatos-en-adopcion'],
    ]);
    expect(buttonOf({ status, species: ['cat', 'dog'], because: 'foundHome' })).toEqual([
      [others, 'https://casa.example/mascotas/adopcion'],
    ]);
  });

  test('for a pet that died offers no other one', () => {
    expect(buttonOf({ status: 'declined', because: 'gone' })).toEqual(own);
  });
});
