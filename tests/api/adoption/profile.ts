/** A family's, as the wire takes it. */
export const profile = {
  domicilio: { cp: '77760', estado: 'Quintana Roo', ciudad: 'Tulum' },
  vivienda: {
    tipo: 'departamento',
    propia: false,
    permiso_arrendador: true,
    espacio_exterior: false,
    protecciones: true,
  },
  convivientes: [
    { edad: 34, alergico: false },
    { edad: 7, alergico: true },
  ],
  animales: [{ especie: 'perro', esterilizado: true, vacunado: true, convive: true }],
  horas_solo: 9,
  experiencia: 'Tuvimos una perrita doce años.',
  veterinario: 'Nosotros, en la clínica de la esquina.',
  referencias: [
    {
      nombre: 'Luz Canul',
      telefono: '984-111-2233',
      correo: 'luz@example.org',
      relacion: 'Vecina',
    },
  ],
};
