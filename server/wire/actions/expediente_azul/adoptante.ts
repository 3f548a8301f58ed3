import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { nothing } from '../../values.ts';
import { wireText } from '../../wire-text.ts';

import { inFolder, names } from './carpeta.ts';

const enviar = defineAction({
  name: 'expediente_azul:enviar_adoptante',
  summary:
    'Sends the adopter of the pet a link by mail, in `lang`, which opens the folder for 30 days: for its owner and administrators.',
  access: 'session',
  input: inFolder,
  output: nothing,
  errors: { 404: ['notFound'], 409: ['adopterUnknown'], 503: ['recordsUnavailable'] },
  handle({ input: { folder_id }, viewer, context, address, language }) {
    return withWireNames(names, async () => {
      await context.folderSharing.sendToAdopter({ viewer, address }, folder_id, language);
      return { data: null };
    });
  },
});

const pedirEnlace = defineAction({
  name: 'expediente_azul:pedir_enlace',
  summary:
    'Whoever has an adopter’s link that has expired has a new one mailed, in `lang`, to the address that got the first. The response is the same whether or not it was such a link.',
  access: 'everyone',
  input: inFolder.extend({ token: wireText.max(200) }),
  output: nothing,
  errors: { 404: ['notFound'], 503: ['recordsUnavailable'] },
  handle({ input: { folder_id, token }, viewer, context, address, language }) {
    return withWireNames(names, async () => {
      const actor = { viewer, address };
      await context.folderSharing.requestLink(actor, folder_id, token, language);
      return { data: null };
    });
  },
});

export const adoptante = [enviar, pedirEnlace];
