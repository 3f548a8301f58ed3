/** A drive in January, as the wire takes it, with places for dogs. */
export const driveBody = {
  ...{ titulo: 'Jornada del Centro', fecha: '2027-01-20', lugar: 'Casa de la Cultura' },
  horas: [{ hora: '08:00', lugares: 9 }],
  grupos: [{ especie: 'perro', sexo: 'cualquiera', hasta_gramos: null, lugares: 9 }],
};

export const placeBody = {
  ...{ hora: '08:00', mascota: 'Canela', especie: 'perro', sexo: 'hembra', peso: '8' },
  ...{ edad: '6_meses_a_7_anos', celo_o_cria: 'no', enfermo: false, chato: false },
  ...{ nombre: 'Rosa', telefono: '998-123-4567' },
};
