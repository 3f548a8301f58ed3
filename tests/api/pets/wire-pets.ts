import type { WireAnswer } from '../wire/portal.ts';

/** A cat as her rescuer's browser sends her. */
export const luna = {
  nombre: ' Luna ',
  estado: 'adopcion',
  especie: 'gato',
  raza: 'mestizo',
  sexo: 'hembra',
  tamano: 'pequeño',
  color: 'gris',
  edad: { valor: 3, unidad: 'años' },
  convine: 'SI',
  convine_otras: 'NO',
  convine_ninos: 'NO SE',
  entrenado: true,
  educado: false,
  desparasitacion: true,
  fecha_ultima_desparasitacion: '2026-11-01',
  comentDesparasitacion: 'Triple felina y rabia',
  esterilizada: true,
  esterilizacion_mvz_telefono: '984-111-2233',
  personalidad: 'Curiosa',
  comentarios: '<script>alert(1)</script> Llegó con la lluvia.',
  ciudad: 'Tulum',
  entidad_federativa: 'Quintana Roo',
};

/** Who adopts her, likewise. */
export const adopter = {
  nombre: 'Tomás Poot',
  telefono: '984-765-4321',
  correo: 'tomas@example.org',
  domicilio_calle: 'Calle Sol 12',
  domicilio_colonia: 'Centro',
  domicilio_cp: '77760',
  domicilio_estado: 'Quintana Roo',
  domicilio_ciudad: 'Tulum',
  domicilio_pais: 'México',
};

/** An answer with one row instead of a list. */
export const rowOf = ({ data }: WireAnswer) => data as unknown as WireAnswer['data'][number];
