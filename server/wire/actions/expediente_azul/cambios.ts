import { z } from 'zod';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { nothing, shape, text } from '../../values.ts';
import { wireId } from '../../wire-text.ts';

import { fileInFolder, inFolder, lang, names } from './carpeta.ts';

const eliminar = defineAction({
  name: 'expediente_azul:eliminar_archivo',
  summary: 'Deletes a file of a folder, for good.',
  access: 'session',
  waitsOutside: true,
  input: fileInFolder,
  output: nothing,
  errors: { 404: ['notFound'], 503: ['recordsUnavailable'] },
  handle({ input: { folder_id, file_id }, viewer, context, address }) {
    return withWireNames(names, async () => {
      await context.documentFolders.removeFile({ viewer, address }, folder_id, file_id);
      return { data: null };
    });
  },
});

const abrir = defineAction({
  name: 'expediente_azul:abrir_expediente',
  summary:
    'Opens the folder of a pet, for its owner and administrators; of one that has a folder, tells which. Where another records service keeps ' +
    'the folders, an administrator tells with `folder_id` which one is the pet’s.',
  access: 'session',
  waitsOutside: true,
  input: z.strictObject({ mascota_id: wireId, folder_id: wireId.optional(), lang }),
  output: shape({ folder_id: text }),
  errors: {
    403: ['folderKeptElsewhere'],
    404: ['notFound'],
    409: ['folderTaken'],
    503: ['recordsUnavailable'],
  },
  handle({ input: { mascota_id, folder_id }, viewer, context, address }) {
    return withWireNames(names, async () => {
      const actor = { viewer, address };
      return {
        data: { folder_id: await context.documentFolders.open(actor, mascota_id, folder_id) },
      };
    });
  },
});

const cambiarCorreo = defineAction({
  name: 'expediente_azul:cambiar_correo',
  summary:
    'Gives the folder a new mail address (`correo`) and a new `encrypted_id`, for its owner and administrators: the old address takes no mail any more. 409 where the folder takes none.',
  access: 'session',
  input: inFolder,
  output: shape({ correo: text }),
  errors: { 404: ['notFound'], 409: ['folderTakesNoMail'], 503: ['recordsUnavailable'] },
  handle({ input: { folder_id }, viewer, context, address }) {
    return withWireNames(names, async () => {
      const actor = { viewer, address };
      return {
        data: { correo: await context.documentFolders.changeMailAddress(actor, folder_id) },
      };
    });
  },
});

export const cambios = [eliminar, abrir, cambiarCorreo];
