/** A cat in need of a home, her rescuer and the family that takes her, as people write them into the forms. */
export const description = {
  name: 'Luna',
  species: 'cat',
  breed: 'mixed',
  sex: 'female',
  size: 'small',
  color: 'gris',
  ageValue: 3,
  ageUnit: 'years',
  weightKg: null,
  microchip: null,
  goodWithOwnKind: 'yes',
  goodWithOtherAnimals: 'no',
  goodWithChildren: 'unknown',
  trained: true,
  houseTrained: false,
  energy: null,
  stairs: null,
  needsExperience: null,
  dewormed: true,
  lastDewormedOn: '1999-01-01',
  vaccines: 'Triple felina y rabia',
  sterilized: false,
  personality: 'Curiosa',
  story: 'Llegó con la lluvia.',
  city: 'Tulum',
  federalState: 'Quintana Roo',
  needs: ['Croquetas'],
};

export const owner = {
  ownerName: 'Rosa',
  ownerEmail: 'rosa@example.org',
  ownerPhone: '9841234567',
};

export const adopter = {
  name: 'Tomás Poot',
  phone: '984-765-4321',
  email: 'tomas@example.org',
  street: 'Calle Sol 12',
  neighborhood: 'Centro',
  postalCode: '77760',
  state: 'Quintana Roo',
  city: 'Tulum',
  country: 'México',
};
