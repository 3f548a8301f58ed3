import type { Company, PetFilter, PetOrder } from '../pet-filter.ts';
import type { Species } from '../vocabularies.ts';

/** What one of several is chosen from; words set one or more of its values. */
export type SearchChoice = 'sex' | 'lifeStage' | 'size' | 'sterilized' | 'breed' | 'energy';
type Choices = { [Name in SearchChoice]?: NonNullable<PetFilter[Name]> };

/**
 * What a word or phrase of a search means. `company`: with whom the pet has to get along. `companion`: the animal that follows
 * already lives there. `seeker`: what follows is looked for. `place`: a place follows. `not`: turns the next choice around.
 * `filler` says nothing by itself, and `home` nothing that the portal knows of a pet.
 */
export type Meaning =
  | { kind: 'animal'; species: Species; choices?: Choices }
  | { kind: 'choice'; choices: Choices }
  | { kind: 'company'; company: readonly Company[] }
  | { kind: 'order'; order: PetOrder }
  | { kind: 'companion' | 'seeker' | 'place' | 'not' | 'filler' | 'home' };

const little = { size: ['mini', 'small'] } as const;
const big = { size: ['large', 'giant'] } as const;
const female = { sex: ['female'] } as const;
const male = { sex: ['male'] } as const;
const young = { lifeStage: ['young'] } as const;

const animal = (species: Species, choices?: Choices): Meaning => ({
  kind: 'animal',
  species,
  ...(choices && { choices }),
});
const choice = (choices: Choices): Meaning => ({ kind: 'choice', choices });

/** Spanish and English in one list, as people write in one field whatever the page's language; folded. */
const meanings: readonly (readonly [words: string, meaning: Meaning])[] = [
  [
    'perro, perros, perrito, perritos, perrillo, can, canino, lomito, lomitos, firulais, dog, dogs, doggo, doggy, pooch',
    animal('dog'),
  ],
  ['perra, perras, perrita, perritas, lomita, lomitas', animal('dog', female)],
  ['gato, gatos, gatito, gatitos, minino, michi, michis, felino, cat, cats, kitty', animal('cat')],
  ['gata, gatas, gatita, gatitas', animal('cat', female)],
  ['puppy, puppies, pup, pups', animal('dog', young)],
  ['kitten, kittens', animal('cat', young)],

  ['hembra, hembras, hembrita, female, females, girl, she', choice(female)],
  ['macho, machos, machito, male, males, boy, he', choice(male)],

  [
    'chico, chica, chicos, chicas, chiquito, chiquita, chiquitos, chiquitas, pequeño, pequeña, pequeños, pequeñas, ' +
      'pequeñito, pequeñita, bajito, bajita, talla chica, talla pequeña, raza pequeña, raza chica, small, little, tiny, smallish',
    choice(little),
  ],
  ['mini, miniatura, toy, de bolsillo, faldero, lap dog, lapdog', choice({ size: ['mini'] })],
  [
    'mediano, mediana, medianos, medianas, medianito, medianita, talla mediana, tamaño medio, medium, medium sized, mid sized, midsize',
    choice({ size: ['medium'] }),
  ],
  [
    'grande, grandes, grandote, grandota, talla grande, raza grande, large, big, bigger, large breed',
    choice(big),
  ],
  [
    'muy grande, muy grandes, gigante, gigantes, enorme, enormes, giant, huge, very big, very large, extra large',
    choice({ size: ['giant'] }),
  ],

  [
    'cachorro, cachorra, cachorros, cachorras, cachorrito, cachorrita, cachorritos, cachorritas, joven, jovenes, jovencito, ' +
      'jovencita, bebe, bebes, bebito, bebita, chiquito de edad, recien nacido, young, youngster, juvenile, baby, babies',
    choice(young),
  ],
  [
    'adulto, adulta, adultos, adultas, grande de edad, maduro, madura, adult, adults, grown, grown up, mature',
    choice({ lifeStage: ['adult'] }),
  ],
  [
    'viejo, vieja, viejos, viejas, viejito, viejita, viejitos, viejitas, abuelito, abuelita, anciano, anciana, mayor, mayores, ' +
      'mayorcito, de la tercera edad, tercera edad, senior, seniors, old, older, elderly, oldie, golden years',
    choice({ lifeStage: ['senior'] }),
  ],

  [
    'jugueton, juguetona, juguetones, juguetonas, activo, activa, activos, activas, energico, energica, ' +
      'inquieto, inquieta, travieso, traviesa, traviesos, latoso, latosa, hiperactivo, hiperactiva, con mucha energia, mucha energia, ' +
      'con energia, para correr, para salir a correr, correr, correr conmigo, deportista, playful, active, energetic, lively, bouncy, high energy, ' +
      'lots of energy, full of energy, to run with, running buddy, running, run, sporty, playing',
    choice({ energy: ['high'] }),
  ],
  [
    'tranquilo, tranquila, tranquilos, tranquilas, tranquilito, tranquilita, calmado, calmada, relajado, relajada, quieto, quieta, ' +
      'sereno, serena, pacifico, pacifica, flojo, floja, dormilon, dormilona, poca energia, de poca energia, baja energia, ' +
      'calm, quiet, mellow, relaxed, laid back, chill, gentle, lazy, easygoing, easy going, low energy, couch potato, peaceful',
    choice({ energy: ['calm'] }),
  ],
  ['energia media, mediana energia, medium energy', choice({ energy: ['medium'] })],

  [
    'esterilizado, esterilizada, esterilizados, esterilizadas, castrado, castrada, operado, operada, spayed, neutered, fixed, ' +
      'sterilized, sterilised, desexed',
    choice({ sterilized: ['yes'] }),
  ],
  ['sin esterilizar, sin castrar, sin operar, intact, unneutered', choice({ sterilized: ['no'] })],

  [
    'mestizo, mestiza, mestizos, mestizas, criollo, criolla, criollos, callejero, callejera, mixed, mixed breed, mutt, mutts, mongrel',
    choice({ breed: ['mixed', 'breedMix'] }),
  ],
  [
    'mezcla de raza, mezcla, cruza, cruzado, cruzada, crossbreed, cross breed',
    choice({ breed: ['breedMix'] }),
  ],
  [
    'de raza, raza pura, de raza pura, pura raza, fino, fina, con pedigree, purebred, pure bred, pedigree, pure breed',
    choice({ breed: ['purebred'] }),
  ],

  [
    'con bebe, con un bebe, con bebes, with a baby, with baby, niño, niña, niños, niñas, hijo, hija, hijos, hijas, peque, peques, chamaco, chamacos, escuincles, nietos, nietas, ' +
      'kid, kids, child, children, toddler, toddlers, son, daughter, grandchildren, grandkids, baby at home',
    { kind: 'company', company: ['children'] },
  ],

  [
    'otros animales, otras mascotas, demas animales, mis mascotas, mis animales, mis otras mascotas, other animals, other pets, ' +
      'my pets, my animals, my other pets',
    { kind: 'company', company: ['dogs', 'cats'] },
  ],

  [
    'mas reciente, mas recientes, recien llegado, recien llegados, recien llegada, recien llegadas, nuevo, nuevos, nueva, nuevas, ' +
      'ultimos, newest, newly arrived, just arrived, new arrivals, latest, most recent',
    { kind: 'order', order: 'newest' },
  ],
  [
    'que mas ha esperado, que mas han esperado, mas tiempo esperando, lleva mas tiempo, llevan mas tiempo, mas tiempo en adopcion, ' +
      'mas tiempo en el refugio, mas tiempo, olvidado, olvidada, olvidados, waiting longest, waited longest, longest waiting, ' +
      'waiting the longest, waited the longest, longest in the shelter, the longest, long time waiting, overlooked, forgotten',
    { kind: 'order', order: 'longestWaiting' },
  ],

  [
    'con, with, tengo, tenemos, tiene, ya tengo, vivo con, vive con, hay, have, has, got, mi, mis, nuestro, nuestra, nuestros, my, our, ' +
      'otro, otra, otros, otras, demas, other, others, another, existing, resident, lleve, lleven, lleva bien con, llevarse, se lleve con, ' +
      'conviva, convivan, convive, convivir, tolere, tolera, tolerar, acepte, acepta, aceptar, soporte, amigo de, amiga de, amistoso con, ' +
      'amigable con, sociable con, compatible, gusten, guste, ame, ama a, quiera a, quiere a, likes, like, loves, love, tolerates, ' +
      'tolerate, accepts, get along with, gets along with, along with, lives with, live with, friend for, companion for, compañero para, ' +
      'compañera para, compañia para, amigo para, amiga para, hermano para, hermana para, para mi, para mis',
    { kind: 'companion' },
  ],
  [
    'friendly, busco, buscamos, buscando, quiero, queremos, quisiera, quisieramos, necesito, necesitamos, adoptar, adopto, me gustaria, ' +
      'looking for, looking, want, wants, would like, need, search, searching, seek, seeking, adopt, find',
    { kind: 'seeker' },
  ],
  [
    'en, in, near, cerca de, cerca, por la zona de, zona, around, at, from, close to, ciudad de, estado de',
    { kind: 'place' },
  ],
  [
    'no, sin, not, without, nada, ni, isnt, doesnt, dont, never, nunca, tampoco, except, excepto, menos',
    { kind: 'not' },
  ],
  [
    'departamento, depa, depto, departamentos, apartamento, patio, jardin, terraza, azotea, oficina, rancho, campo, balcon, ' +
      'apartment, flat, condo, yard, garden, office, farm, balcony',
    { kind: 'home' },
  ],
  [
    'casa, hogar, familia, ciudad, house, home, homes, family, city, mexico, el, la, los, las, un, una, uno, unos, unas, de, del, al, a, y, e, o, u, que, q, se, lo, le, les, me, te, nos, su, sus, es, sea, sean, ' +
      'son, ser, este, esta, estos, esten, para, por, muy, mas, al, algo, alguno, alguna, algun, algunos, como, si, ya, tan, bien, buen, bueno, ' +
      'buena, hola, favor, por favor, gracias, adopcion, en adopcion, adoptable, adoptables, mascota, mascotas, animal, animalito, animales, ' +
      'peludo, peluda, amigo, amiga, compañero, compañera, edad, tamaño, talla, sexo, raza, no importa, da igual, cualquier, cualquiera, ' +
      'ambos, pero, tambien, puede, pueda, pueden, poder, bonito, bonita, lindo, linda, persona, personas, solo, sola, vivo, vivir, vive, ' +
      'años, año, meses, mes, dos, tres, junto, juntos, conmigo, esperando, compañia, cuando, porque, mucho, mucha, poco, poca, todo, toda, hoy, eso, ese, esa, primer, ' +
      'the, an, and, or, of, to, for, is, are, be, that, thats, who, which, it, its, i, im, we, you, me, very, some, any, please, good, ' +
      'great, well, friend, pet, pets, adoption, for adoption, available, age, size, breed, can, could, would, should, on, as, so, ' +
      'this, these, too, really, also, but, one, two, am, do, does, will, there, about, who is, just, kind, sort, all, both, either, ' +
      'cute, sweet, nice, someone, person, live, lives, m, s, t, ve, re, years, year, months, month, here, preferably, preferiblemente, de preferencia, ' +
      'medio, entre, adultos mayores, adulto mayor, persona mayor, personas mayores, rather, under, over, than, hello, hi, thanks, male or female, macho o hembra, hembra o macho, sexo indistinto',
    { kind: 'filler' },
  ],
];

export { meanings };
