import type { AdoptionProfile } from './adoption-profile.ts';
import { companionSpecies, homeKind } from './profile-choices.ts';

/** A profile as the wire says it. */
export interface WireProfile {
  /** null: it was never asked. */
  domicilio: { cp: string; estado: string; ciudad: string } | null;
  vivienda: {
    tipo: string;
    propia: boolean;
    permiso_arrendador: boolean | null;
    espacio_exterior: boolean;
    protecciones: boolean;
  };
  convivientes: { edad: number; alergico: boolean }[];
  /** null: the family does not know. */
  animales: {
    especie: string;
    esterilizado: boolean | null;
    vacunado: boolean | null;
    convive: boolean | null;
  }[];
  horas_solo: number;
  experiencia: string;
  veterinario: string;
  mudanza: string;
  si_no_funciona: string;
  referencias: { nombre: string; telefono: string; correo: string; relacion: string }[];
  whatsapp: boolean;
}

export const profileToWire = (profile: AdoptionProfile): WireProfile => ({
  domicilio: profile.place
    ? {
        cp: profile.place.postalCode,
        estado: profile.place.federalState,
        ciudad: profile.place.city,
      }
    : null,
  vivienda: {
    tipo: homeKind.toWire(profile.home.kind),
    propia: profile.home.owned,
    permiso_arrendador: profile.home.landlordAgrees,
    espacio_exterior: profile.home.outsideSpace,
    protecciones: profile.home.protections,
  },
  convivientes: profile.household.map(({ age, allergic }) => ({ edad: age, alergico: allergic })),
  animales: profile.animals.map(({ species, sterilized, vaccinated, getsAlong }) => ({
    especie: companionSpecies.toWire(species),
    esterilizado: sterilized,
    vacunado: vaccinated,
    convive: getsAlong,
  })),
  horas_solo: profile.hoursAlone,
  experiencia: profile.experience,
  veterinario: profile.vet,
  mudanza: profile.movingPlans,
  si_no_funciona: profile.fallback,
  referencias: profile.references.map(({ name, phone, email, relation }) => ({
    nombre: name,
    telefono: phone,
    correo: email,
    relacion: relation,
  })),
  whatsapp: profile.allowsWhatsApp ?? false,
});

/** Still to be checked by `adoptionProfileInput`: a word that is in no list has become undefined. */
export const profileFromWire = (value: WireProfile) => ({
  ...(value.domicilio && {
    place: {
      postalCode: value.domicilio.cp,
      federalState: value.domicilio.estado,
      city: value.domicilio.ciudad,
    },
  }),
  home: {
    kind: homeKind.fromWire(value.vivienda.tipo),
    owned: value.vivienda.propia,
    landlordAgrees: value.vivienda.permiso_arrendador,
    outsideSpace: value.vivienda.espacio_exterior,
    protections: value.vivienda.protecciones,
  },
  household: value.convivientes.map(({ edad, alergico }) => ({ age: edad, allergic: alergico })),
  animals: value.animales.map(({ especie, esterilizado, vacunado, convive }) => ({
    species: companionSpecies.fromWire(especie),
    sterilized: esterilizado,
    vaccinated: vacunado,
    getsAlong: convive,
  })),
  hoursAlone: value.horas_solo,
  experience: value.experiencia,
  vet: value.veterinario,
  movingPlans: value.mudanza,
  fallback: value.si_no_funciona,
  references: value.referencias.map(({ nombre, telefono, correo, relacion }) => ({
    name: nombre,
    phone: telefono,
    email: correo,
    relation: relacion,
  })),
  allowsWhatsApp: value.whatsapp,
});

/** The wire's name of each part, for its errors (`home.kind` is `vivienda.tipo`). */
const wireNameOf: Readonly<Record<string, string>> = {
  place: 'domicilio',
  postalCode: 'cp',
  federalState: 'estado',
  city: 'ciudad',
  home: 'vivienda',
  kind: 'tipo',
  owned: 'propia',
  landlordAgrees: 'permiso_arrendador',
  outsideSpace: 'espacio_exterior',
  protections: 'protecciones',
  household: 'convivientes',
  age: 'edad',
  allergic: 'alergico',
  animals: 'animales',
  species: 'especie',
  sterilized: 'esterilizado',
  vaccinated: 'vacunado',
  getsAlong: 'convive',
  hoursAlone: 'horas_solo',
  experience: 'experiencia',
  vet: 'veterinario',
  movingPlans: 'mudanza',
  fallback: 'si_no_funciona',
  references: 'referencias',
  name: 'nombre',
  phone: 'telefono',
  email: 'correo',
  relation: 'relacion',
  allowsWhatsApp: 'whatsapp',
};

/** Of a field such as `references.0.email`: `referencias.0.correo`. */
export const profileFieldToWire = (field: string): string =>
  field
    .split('.')
    .map((part) => wireNameOf[part] ?? part)
    .join('.');
