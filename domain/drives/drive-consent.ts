import type { Bilingual, Language } from '../language.ts';

/** What the consent says of one animal. */
export interface ConsentFacts {
  organisation: string;
  drive: string;
  /** In words. */
  day: string;
  petName: string;
  owner: string;
  /** "Perro, hembra, 8 kg" */
  animal: string;
}

/** The paragraphs before what somebody signs; the signed text is kept with the signature, for these words may change. */
const words: Bilingual<(facts: ConsentFacts) => readonly string[]> = {
  es: ({ organisation, drive, day, petName, owner, animal }) => [
    `Yo, ${owner}, soy responsable de ${petName} (${animal}) y soy mayor de edad. Autorizo a ${organisation} a esterilizarlo con anestesia general en la jornada «${drive}», el ${day}.`,
    'Sé que toda anestesia y toda cirugía tienen riesgos, que en casos raros el animal puede morir, y que el veterinario puede decidir no operarlo si no está en condiciones.',
    'Dije la verdad sobre su edad, su salud y sus medicinas, y respeté el ayuno que me indicaron.',
    'Sé que después de la operación no podrá tener crías. Voy a recogerlo el mismo día, a darle los cuidados y medicinas que me indiquen y a llamar si algo no va bien.',
    'Si hay una emergencia y no me encuentran, autorizo que lo atiendan como el veterinario crea necesario.',
  ],
  en: ({ organisation, drive, day, petName, owner, animal }) => [
    `I, ${owner}, am responsible for ${petName} (${animal}) and of age. I authorize ${organisation} to sterilize the animal under general anesthesia at the drive “${drive}” on ${day}.`,
    'I know that all anesthesia and surgery carry risks, that in rare cases the animal may die, and that the vet may decide not to operate if it is not fit.',
    'I told the truth about its age, its health and its medicines, and kept to the fasting that I was told.',
    'I know that it cannot have young after the operation. I will pick it up on the same day, give the care and medicines that I am told, and call if something goes wrong.',
    'If there is an emergency and I cannot be reached, I authorize what treatment the vet finds necessary.',
  ],
};

export const consentText = (facts: ConsentFacts, language: Language): string =>
  words[language](facts).join('\n\n');
