import type { Bilingual } from '#domain/language.ts';
import type { Species } from '#domain/pets/vocabularies.ts';

/** What helps in the first days at home: for every pet, and for each species. In the mail to a family that has adopted. */
interface FirstDays {
  title: string;
  everybody: readonly string[];
  species: Readonly<Record<Species, readonly string[]>>;
  help: string;
}

export const firstDays: Bilingual<FirstDays> = {
  es: {
    title: 'Los primeros días en casa',
    everybody: [
      'Dale tiempo: tres días para ubicarse, tres semanas para aprender la rutina y tres meses para sentirse en casa.',
      'Prepárale un lugar tranquilo con agua, cama y algo que huela a donde vivía. Deja las visitas para después.',
      'Sigue unos días con el alimento que ya comía y cámbialo poco a poco, en una semana.',
      'Pide cita con tu veterinario en los primeros siete días y lleva su cartilla.',
      'Ponle desde hoy una placa con tu teléfono.',
    ],
    species: {
      dog: [
        'Sácalo siempre con correa y pechera, también si parece tranquilo: todavía no conoce el camino a casa.',
        'Llévalo al mismo lugar para hacer sus necesidades después de comer, dormir y jugar, y felicítalo ahí mismo.',
        'Si tienes otro perro, preséntalos afuera, caminando juntos, y quita de en medio la comida y los juguetes.',
        'Déjalo solo primero unos minutos, y cada día un poco más.',
      ],
      cat: [
        'Empieza con un solo cuarto cerrado, con su arenero lejos del plato, y abre el resto de la casa poco a poco.',
        'Revisa ventanas, balcones y azotea antes de dejarlo salir del cuarto: muchos gatos se pierden la primera semana.',
        'Si se esconde, siéntate cerca y espera a que él venga. Si pasa un día completo sin comer, llama al veterinario.',
        'Si tienes otro gato, deja que se huelan por debajo de la puerta varios días antes de verse.',
      ],
    },
    help: 'Si algo no va bien, escríbenos pronto: casi todo tiene solución y nadie te va a juzgar.',
  },
  en: {
    title: 'The first days at home',
    everybody: [
      'Give it time: three days to settle, three weeks to learn the routine, and three months to feel at home.',
      'Prepare a quiet place with water, a bed and something that smells of where your pet lived. Leave visitors for later.',
      'Keep to the same food for a few days, and change it little by little over a week.',
      'See your vet within the first seven days, and bring the vaccination booklet.',
      'Put a tag with your phone number on your pet today.',
    ],
    species: {
      dog: [
        'Always use a leash and harness outside, even if your dog seems calm: the way home is not known yet.',
        'Go to the same spot after meals, naps and play, and praise your dog right there.',
        'If you have another dog, introduce them outdoors on a walk together, with food and toys out of the way.',
        'Leave your dog alone for a few minutes at first, and a little longer every day.',
      ],
      cat: [
        'Begin with one closed room, with the litter box away from the bowl, and open up the rest of the home little by little.',
        'Check windows, balconies and the roof before your cat leaves that room: many cats get lost in the first week.',
        'If your cat hides, sit nearby and wait. If a whole day goes by without eating, call the vet.',
        'If you have another cat, let them smell each other under the door for several days before they meet.',
      ],
    },
    help: 'If something is not going well, write to us soon: almost everything can be solved, and nobody will judge you.',
  },
};
