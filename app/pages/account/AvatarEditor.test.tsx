// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { es as text } from '#app/i18n/account/es.ts';
import { es } from '#app/i18n/es/index.ts';
import { TextsProvider } from '#app/i18n/texts.tsx';
import { sessionUserFrom } from '#app/session/session-user.ts';
import { messages } from '#domain/messages.ts';
import { inRouter } from '#tests/setup/in-router.tsx';
import { AvatarEditor } from './AvatarEditor.tsx';

afterEach(cleanup);

const ana =
  sessionUserFrom({ id: 'ana', nombre: 'Ana', correo: 'ana@example.mx' }) ?? expect.fail();

it.each([
  ['what is no picture', 'image/svg+xml', messages.avatarFormat.es],
  ['HEIC that this browser does not know', 'image/heic', messages.photoHeic.es],
  ['a picture that cannot be opened', 'image/png', messages.pictureBroken.es],
])('refuses %s in plain words, by its name', async (_, type, words) => {
  render(
    <TextsProvider language="es" dictionary={es}>
      {inRouter(<AvatarEditor user={ana} />)}
    </TextsProvider>,
  );
  const files = [new File(['<svg/>'], 'yo', { type })];
  fireEvent.change(await screen.findByLabelText(text.avatar.choose), { target: { files } });
  within(await screen.findByRole('dialog')).getByText(`yo: ${words}`);
});
