/** Reference costs that the organisation reviews each year, in centavos of a Mexican peso. */
export const sterilizationCosts = {
  cat: 250_00,
  smallDog: 350_00,
  mediumDog: 450_00,
  largeDog: 550_00,
  giantDog: 700_00,
} as const;

export const companyPackages = {
  ten: 4_000_00,
  twentyFive: 10_000_00,
  fifty: 20_000_00,
  wholeDay: 40_000_00,
} as const;

export const foodCosts = {
  catForAMonth: 250_00,
  dogForAMonth: 500_00,
  litterOfPuppies: 1_000_00,
  shelterForADay: 2_500_00,
} as const;

export const treatmentCosts = {
  consultation: 350_00,
  vaccinesAndDeworming: 480_00,
  bloodTest: 550_00,
  skinTreatment: 900_00,
  parvovirus: 3_500_00,
  fracture: 8_500_00,
  heartworm: 5_200_00,
  dayInHospital: 650_00,
  monthInFosterHome: 750_00,
} as const;
