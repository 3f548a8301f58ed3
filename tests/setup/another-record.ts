/** Who another organisation is, in the fields of the record that differ from the first one. */
export const anotherRecord = {
  name: 'Patas de Oaxaca',
  legalName: 'Patas de Oaxaca, A.C.',
  rfc: 'POA190312AB1',
  representative: 'Itzel Robles Cruz',
  address: {
    street: 'Calzada Porfirio Díaz 210',
    postalCode: '68050',
    city: 'Oaxaca de Juárez',
    federalState: 'Oaxaca',
  },
  mailboxes: {
    hello: 'hola@patas.example',
    adoptions: '',
    volunteering: '',
    donations: 'donar@patas.example',
    partners: '',
    privacy: '',
  },
  telephones: [{ id: 'help', name: { es: 'Rescates', en: 'Rescues' }, number: '951 222 3344' }],
  hours: { es: 'De lunes a viernes, de 9:00 a 18:00', en: 'Monday to Friday, 9 AM to 6 PM' },
  briefHours: { es: 'de lunes a viernes', en: 'Monday to Friday' },
  openDays: { es: 'de 9:00 a 18:00', en: '9 AM to 6 PM' },
  places: [
    {
      id: 'oaxaca',
      city: 'Oaxaca de Juárez',
      federalState: 'Oaxaca',
      does: { es: 'Aquí curamos.', en: 'Here we heal.' },
    },
  ],
  claims: {
    profitShare: { es: '80 %', en: '80%' },
    qualityStandard: { es: '', en: '' },
    confirmed: 'yes',
  },
};

/** Of the one that the portal comes with, and fields that nobody has filled. */
export const formerNames =
  /Casa ?Animal|casaanimal|Tulum|Guadalajara|24\/7|365 d|ISO 9001|100 ?%|\{[\wáéíóúñ ]+\}/iu;
