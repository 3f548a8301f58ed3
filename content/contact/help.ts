import type { Bilingual } from '#domain/language.ts';
import type { RescueKind } from '#domain/rescues/rescue-words.ts';

interface HelpText {
  title: string;
  description: string;
  lead: string;
  emergency: { heading: string; text: string };
  authority: { heading: string; paragraphs: readonly string[] };
  limits: { heading: string; paragraphs: readonly string[] };
  advice: Record<RescueKind, readonly string[]>;
}

export const helpText: Bilingual<HelpText> = {
  es: {
    title: 'Ayuda para un animal',
    description:
      'Reporta un animal herido, suelto o maltratado, una camada, o un animal que no puedes quedarte. Te decimos qué hacer en la próxima hora.',
    lead: 'Cuéntanos qué pasa. Te decimos qué hacer en la próxima hora y vemos cómo ayudar.',
    emergency: {
      heading: 'Si hay peligro ahora mismo, llama al 911',
      text: 'Llama al 911 si una persona corre peligro, si alguien está golpeando a un animal en este momento o si un animal causa un accidente en la calle. No te pongas en riesgo: no te metas entre coches ni discutas con nadie.',
    },
    authority: {
      heading: 'Si alguien lo maltrata',
      paragraphs: [
        'El maltrato se denuncia ante la autoridad. Nosotros no podemos entrar a una casa ni quitarle un animal a nadie.',
        'Si está pasando ahora: 911. Para denunciar sin dar tu nombre: 089. Después, ante la Fiscalía de tu estado o la oficina de protección animal de tu municipio.',
        'Anota la dirección, el día y la hora. Si es seguro, toma fotos o video desde lejos.',
      ],
    },
    limits: {
      heading: 'Lo que podemos hacer y lo que no',
      paragraphs: [
        'Leemos todos los reportes y primero los más urgentes. Te contestamos siempre, aunque la respuesta sea que no podemos ir.',
        'No somos un servicio de emergencia: no tenemos ambulancia, no siempre tenemos lugar y de noche puede que nadie conteste hasta la mañana.',
        'Muchas veces lo que más ayuda es lo que tú haces en la primera hora. Te acompañamos para hacerlo bien.',
      ],
    },
    advice: {
      hurt: [
        'Acércate despacio y habla bajito. Un animal con dolor puede morder, aunque sea bueno: no le pongas la cara cerca.',
        'Si sangra, aprieta la herida con un trapo limpio y no lo quites.',
        'Muévelo lo menos posible. Si tienes que moverlo, súbelo a una tabla o una cobija.',
        'No le des medicinas para personas: pueden matarlo. No le des comida; agua solo si está despierto.',
        'Llévalo con el veterinario más cercano si puedes. Llama antes para que lo esperen.',
      ],
      loose: [
        'No lo persigas: puede correr hacia los coches. Siéntate de lado y ofrécele comida.',
        'Si se deja, llévalo a un lugar cerrado, con sombra y agua.',
        'Busca una placa con teléfono. Cualquier veterinaria puede leer gratis si tiene microchip.',
        'Pregunta a los vecinos: muchas veces su familia vive a dos calles.',
        'Toma una foto de frente y otra de lado.',
      ],
      litter: [
        'Mira de lejos una o dos horas: la mamá puede estar buscando comida.',
        'Si están calientitos, gorditos y callados, la mamá vuelve. No los muevas.',
        'Si están fríos, mojados o lloran sin parar, ponlos en una caja con una cobija y una botella de agua tibia envuelta en un trapo.',
        'No les des leche de vaca: les hace daño. Un bebé frío no debe comer: primero hay que calentarlo.',
        'Si está la mamá, van todos juntos.',
      ],
      abuse: [
        'Si está pasando ahora, llama al 911. No te enfrentes con nadie.',
        'Anota la dirección, el día, la hora y lo que viste.',
        'Si es seguro, toma fotos o video desde lejos. No los subas a redes: pueden avisarle a quien lo hace.',
        'Denuncia ante la autoridad: abajo te decimos dónde. Sin denuncia no pueden quitarle el animal.',
      ],
      surrender: [
        'Gracias por pedir ayuda y no dejarlo en la calle. No es una falla.',
        'Si es por dinero, comida o veterinario, dínoslo: a veces podemos ayudarte a que se quede.',
        'Si es por su conducta, muchas cosas tienen arreglo con consejos sencillos.',
        'Mientras tanto, que siga contigo en un lugar seguro, con su comida de siempre. Ten a la mano su cartilla.',
        'No lo regales a cualquiera ni lo anuncies «gratis» en internet: hay quien busca animales para hacerles daño.',
      ],
      other: [
        'Mantén la calma y aleja a la gente, a los niños y a otros animales.',
        'Dale sombra y agua si puedes hacerlo sin riesgo.',
        'Si es un animal silvestre (ave, tlacuache, murciélago, serpiente), no lo toques: míralo de lejos y avisa a Protección Civil o a la Profepa.',
        'Toma una foto y quédate cerca si es seguro.',
      ],
    },
  },
  en: {
    title: 'Help for an animal',
    description:
      'Report an animal that is hurt, loose or abused, a litter, or an animal that you cannot keep. We tell you what to do in the next hour.',
    lead: 'Tell us what is happening. We tell you what to do in the next hour, and see how we can help.',
    emergency: {
      heading: 'If there is danger right now, call 911',
      text: 'Call 911 if a person is in danger, if somebody is beating an animal at this moment, or if an animal causes an accident on the road. Do not put yourself at risk: do not walk between cars or argue with anybody.',
    },
    authority: {
      heading: 'If somebody abuses it',
      paragraphs: [
        'Abuse is reported to the authority. We cannot enter a house or take an animal away from anybody.',
        'If it is happening now: 911. To report without giving your name: 089. Afterwards, the Fiscalía (prosecutor) of your state or your town’s animal protection office.',
        'Write down the address, the day and the time. If it is safe, take photos or video from far away.',
      ],
    },
    limits: {
      heading: 'What we can do, and what not',
      paragraphs: [
        'We read every report, the most urgent first. We always answer, even if the answer is that we cannot come.',
        'We are no emergency service: we have no ambulance, we do not always have room, and at night nobody may answer until the morning.',
        'Often what helps most is what you do in the first hour. We help you do it well.',
      ],
    },
    advice: {
      hurt: [
        'Come near slowly and speak softly. An animal in pain may bite, even a good one: keep your face away.',
        'If it bleeds, press a clean cloth on the wound and do not take it off.',
        'Move it as little as you can. If you have to, lift it on a board or a blanket.',
        'Give it no medicine for people: it can kill it. Give it no food; water only if it is awake.',
        'Take it to the nearest vet if you can. Call first, so that they expect you.',
      ],
      loose: [
        'Do not chase it: it may run toward cars. Sit down sideways and offer it food.',
        'If it lets you, take it to a closed place with shade and water.',
        'Look for a tag with a phone number. Any vet can read for free whether it has a microchip.',
        'Ask the neighbors: often its family lives two streets away.',
        'Take a photo from the front and one from the side.',
      ],
      litter: [
        'Watch from far away for an hour or two: the mother may be looking for food.',
        'If they are warm, round and quiet, the mother comes back. Do not move them.',
        'If they are cold, wet or cry all the time, put them in a box with a blanket and a bottle of warm water wrapped in a cloth.',
        'Give them no cow’s milk: it hurts them. A cold baby must not eat: warm it first.',
        'If the mother is there, they go all together.',
      ],
      abuse: [
        'If it is happening now, call 911. Do not confront anybody.',
        'Write down the address, the day, the time and what you saw.',
        'If it is safe, take photos or video from far away. Do not post them: that may warn whoever does it.',
        'Report it to the authority: below we tell you where. Without that nobody can take the animal away.',
      ],
      surrender: [
        'Thank you for asking for help and not leaving it in the street. It is no failure.',
        'If it is about money, food or the vet, tell us: sometimes we can help you keep it.',
        'If it is about how it behaves, much can be solved with simple advice.',
        'Until then, let it stay with you in a safe place, with its usual food. Keep its vaccination card at hand.',
        'Do not give it to just anybody or post it as “free” online: some people look for animals to hurt them.',
      ],
      other: [
        'Stay calm and keep people, children and other animals away.',
        'Give it shade and water if you can do so without risk.',
        'If it is a wild animal (bird, opossum, bat, snake), do not touch it: watch it from far away and tell Protección Civil or Profepa.',
        'Take a photo and stay near if it is safe.',
      ],
    },
  },
};
