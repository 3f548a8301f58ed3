import { invalid } from '#domain/errors.ts';
import { contenido } from './contenido.ts';
import { empresaDonante } from './empresa_donante.ts';
import { expediente } from './expediente.ts';
import { gasto } from './gasto.ts';
import { importaciones, importacionesDonativos, importacionesLectores } from './importaciones.ts';
import { cedula, contrato, mascotas } from './pets.ts';
import { diario, hogar, seguimiento, visita } from './photos.ts';
import { recaudacion } from './recaudacion.ts';
import type { UploadTarget } from './upload-target.ts';
import { usuarios } from './usuarios.ts';

const targets: readonly UploadTarget[] = [
  usuarios,
  mascotas,
  cedula,
  contrato,
  expediente,
  hogar,
  visita,
  seguimiento,
  contenido,
  gasto,
  diario,
  recaudacion,
  empresaDonante,
  importaciones,
  importacionesDonativos,
  importacionesLectores,
];

/**
 * Reads `usuarios/{id}/`; the last slash may be missing.
 * @throws AppError invalid
 */
export function getUploadTarget(path: string): { target: UploadTarget; id: string } {
  const [, name, id] = /^([a-z_]+)\/([\w-]{1,100})\/?$/.exec(path) ?? [];
  const target = targets.find((one) => one.name === name);
  if (!target || id === undefined) throw invalid({ carpeta: ['folderUnknown'] });
  return { target, id };
}
