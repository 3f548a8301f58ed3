import {
  count,
  flag,
  freeWord,
  inputText,
  list,
  nullable,
  number,
  object,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { companionSpecies, homeKind, profileLimits } from './profile-choices.ts';

/** What calls say of adoption profiles. */

/** null: the family does not know. */
const animalFacts = {
  sterilized: wire('esterilizado', nullable(flag)),
  vaccinated: wire('vacunado', nullable(flag)),
  getsAlong: wire('convive', nullable(flag)),
};

export const adoptionProfile = object(
  {
    /** null: it was never asked. */
    place: wire(
      'domicilio',
      nullable(
        object({
          postalCode: wire('cp', text),
          federalState: wire('estado', text),
          city: wire('ciudad', text),
        }),
      ),
    ),
    home: wire(
      'vivienda',
      object({
        kind: wire('tipo', word(homeKind)),
        owned: wire('propia', flag),
        landlordAgrees: wire('permiso_arrendador', nullable(flag)),
        outsideSpace: wire('espacio_exterior', flag),
        protections: wire('protecciones', flag),
        /** null: the family does not know, or was never asked. */
        stairs: wire('escaleras', nullable(flag)),
      }),
    ),
    household: wire(
      'convivientes',
      list(object({ age: wire('edad', count), allergic: wire('alergico', flag) })),
    ),
    animals: wire(
      'animales',
      list(object({ species: wire('especie', word(companionSpecies)), ...animalFacts })),
    ),
    hoursAlone: wire('horas_solo', count),
    experience: wire('experiencia', text),
    vet: wire('veterinario', text),
    movingPlans: wire('mudanza', text),
    fallback: wire('si_no_funciona', text),
    references: wire(
      'referencias',
      list(
        object({
          name: wire('nombre', text),
          phone: wire('telefono', text),
          email: wire('correo', text),
          relation: wire('relacion', text),
        }),
      ),
    ),
    allowsWhatsApp: wire('whatsapp', flag),
  },
  'AdoptionProfile',
);

const unsaid = optionally(inputText, '');

/** As a family says it: what is right, its rule knows (`adoptionProfileInput`). */
export const profileWords = {
  place: wire(
    'domicilio',
    optionally(
      nullable(
        object({
          postalCode: wire('cp', inputText),
          federalState: wire('estado', inputText),
          city: wire('ciudad', inputText),
        }),
      ),
      null,
    ),
  ),
  home: wire(
    'vivienda',
    object({
      kind: wire('tipo', freeWord(homeKind)),
      owned: wire('propia', flag),
      landlordAgrees: wire('permiso_arrendador', optionally(nullable(flag), null)),
      outsideSpace: wire('espacio_exterior', flag),
      protections: wire('protecciones', flag),
      stairs: wire('escaleras', optionally(nullable(flag), null)),
    }),
  ),
  household: wire(
    'convivientes',
    optionally(
      list(
        object({ age: wire('edad', number), allergic: wire('alergico', optionally(flag, false)) }),
        { max: profileLimits.household },
      ),
      [],
    ),
  ),
  animals: wire(
    'animales',
    optionally(
      list(object({ species: wire('especie', freeWord(companionSpecies)), ...animalFacts }), {
        max: profileLimits.animals,
      }),
      [],
    ),
  ),
  hoursAlone: wire('horas_solo', number),
  experience: wire('experiencia', unsaid),
  vet: wire('veterinario', unsaid),
  movingPlans: wire('mudanza', unsaid),
  fallback: wire('si_no_funciona', unsaid),
  references: wire(
    'referencias',
    optionally(
      list(
        object({
          name: wire('nombre', inputText),
          phone: wire('telefono', unsaid),
          email: wire('correo', unsaid),
          relation: wire('relacion', text),
        }),
        { max: profileLimits.references },
      ),
      [],
    ),
  ),
  allowsWhatsApp: wire('whatsapp', optionally(flag, false)),
};
