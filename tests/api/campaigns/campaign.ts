/** As the wire takes it, in Spanish: all that it takes to start. */
export const clinic = (changes: object = {}) => ({
  clave: 'quirofano-movil',
  titulo: { es: 'Un quirófano móvil', en: 'A mobile clinic' },
  resumen: {
    es: 'Queremos esterilizar en los pueblos.',
    en: 'We want to sterilize in the villages.',
  },
  historia: { es: ['Hay pueblos sin veterinario.'], en: ['There are villages without a vet.'] },
  meta: 1_000,
  termina: null,
  tipo: 'esterilizacion',
  producto_id: null,
  imagenes: [],
  mascotas: [],
  montos: [
    { monto: 250, paga: { es: 'una esterilización de gata', en: 'one sterilization of a cat' } },
  ],
  excedente: { es: 'Iremos a otro pueblo.', en: 'We will go to another village.' },
  patrocinio: null,
  muestra_nombres: true,
  novedades: [],
  resultado: { es: [], en: [] },
  ...changes,
});

/** With nothing but its address. */
export const blank = (changes: object = {}) => {
  const none = { es: '', en: '' };
  return clinic({
    titulo: none,
    resumen: none,
    historia: { es: [], en: [] },
    meta: null,
    montos: [],
    excedente: none,
    ...changes,
  });
};
