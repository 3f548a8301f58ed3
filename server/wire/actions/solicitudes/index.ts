import { avisos } from './advertencias.ts';
import { cifrasActions } from './cifras.ts';
import { citas } from './citas.ts';
import { contratos } from './contratos.ts';
import { porAtender } from './por_atender.ts';
import { preguntas } from './preguntas.ts';
import { resultados } from './resultados.ts';
import { sinCuenta } from './sin_cuenta.ts';

export const solicitudes = [
  ...avisos,
  ...cifrasActions,
  ...sinCuenta,
  ...porAtender,
  ...preguntas,
  ...citas,
  ...contratos,
  ...resultados,
];
