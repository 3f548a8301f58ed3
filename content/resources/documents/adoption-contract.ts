import { followUpSchedule } from '#domain/adoption/follow-up.ts';
import type { Bilingual } from '#domain/language.ts';
import type { DocumentText } from '../resource.ts';

export const adoptionContract: Bilingual<DocumentText> = {
  es: {
    title: 'Contrato de adopción',
    subtitle: 'Programa De Vuelta a Casa',
    sections: [
      {
        heading: 'Lugar y fecha',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'Ciudad y estado', width: 'half' },
              { label: 'Fecha', width: 'half' },
            ],
          },
        ],
      },
      {
        heading: 'Quien entrega',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'Nombre completo ({nombre} o rescatista responsable)', width: 'full' },
              { label: 'Teléfono', width: 'half' },
              { label: 'Correo electrónico', width: 'half' },
            ],
          },
        ],
      },
      {
        heading: 'Quien adopta',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'Nombre completo', width: 'full' },
              { label: 'Identificación y número', width: 'half' },
              { label: 'Teléfono', width: 'half' },
              { label: 'Correo electrónico', width: 'full' },
              { label: 'Calle y número', width: 'full' },
              { label: 'Colonia', width: 'half' },
              { label: 'Código postal', width: 'half' },
              { label: 'Ciudad', width: 'third' },
              { label: 'Estado', width: 'third' },
              { label: 'País', width: 'third' },
            ],
          },
        ],
      },
      {
        heading: 'El animal',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'Nombre', width: 'third' },
              { label: 'Especie', width: 'third' },
              { label: 'Sexo', width: 'third' },
              { label: 'Edad aproximada', width: 'third' },
              { label: 'Talla y color', width: 'third' },
              { label: 'Microchip o placa', width: 'third' },
              { label: 'Vacunas y última desparasitación', width: 'full' },
              { label: 'Condiciones de salud conocidas', width: 'full' },
            ],
          },
          {
            kind: 'checks',
            items: [
              'Está esterilizado y se entrega el certificado.',
              'Aún no está esterilizado; se firma el contrato de esterilización, que forma parte de este.',
            ],
          },
        ],
      },
      {
        heading: 'Cláusulas',
        blocks: [
          {
            kind: 'clauses',
            items: [
              {
                title: 'Objeto.',
                text: 'Quien entrega da en adopción, sin cobro alguno, al animal descrito, y quien adopta lo recibe para que sea su compañero de vida.',
              },
              {
                title: 'Información.',
                text: 'Quien entrega declara que dio a conocer todo lo que sabe sobre la salud y el carácter del animal. Quien adopta declara que los datos de su solicitud son verdaderos.',
              },
              {
                title: 'Cuidados.',
                text: 'Quien adopta se obliga a darle alimento y agua suficientes, techo, paseo o juego diario, vacunas, desparasitación, atención veterinaria y buen trato. No vivirá amarrado, enjaulado ni en una azotea.',
              },
              {
                title: 'Identificación.',
                text: 'El animal llevará siempre una placa con un teléfono vigente.',
              },
              {
                title: 'Esterilización.',
                text: 'El animal no será usado para reproducción. Si aún no está esterilizado, se hará a más tardar en la fecha pactada.',
              },
              {
                title: 'Prohibiciones.',
                text: 'No podrá venderse, regalarse, prestarse, abandonarse ni usarse para peleas, guardia con encierro, experimentos o cualquier actividad que le cause daño.',
              },
              {
                title: 'Seguimiento.',
                text: `Quien adopta acepta llamadas, fotografías o visitas acordadas ${followUpSchedule.es}, y las que ambas partes consideren útiles.`,
              },
              {
                title: 'Cambios y extravío.',
                text: 'Quien adopta avisará dentro de los cinco días siguientes si cambia de domicilio o teléfono, y de inmediato si el animal se pierde, enferma de gravedad o muere.',
              },
              {
                title: 'Devolución.',
                text: 'Si por cualquier motivo no puede conservarlo, lo devolverá a quien lo entregó o a {nombre}, sin costo y sin reclamo. No se entregará a otra persona sin acuerdo por escrito.',
              },
              {
                title: 'Incumplimiento.',
                text: 'Si el animal corre peligro o se incumple este contrato, quien entrega podrá pedir que se le devuelva, sin perjuicio de lo que disponga la ley aplicable en materia de protección a los animales.',
              },
              {
                title: 'Gastos.',
                text: 'Desde la entrega, los gastos del animal corren por cuenta de quien adopta. Los donativos son voluntarios y no son condición de la adopción.',
              },
              {
                title: 'Datos personales.',
                text: 'Los datos de este contrato se tratan conforme al aviso de privacidad de {nombre}, que quien adopta tuvo a la vista, y solo para dar seguimiento a la adopción.',
              },
              {
                title: 'Ley y jurisdicción.',
                text: 'Lo no previsto se rige por la legislación civil y de protección animal del estado donde se firma. Las partes procurarán resolver cualquier diferencia platicando antes de acudir a los tribunales competentes de ese lugar.',
              },
            ],
          },
          'Leído este contrato, y conformes con su contenido, lo firman por duplicado.',
          {
            kind: 'signatures',
            people: ['Quien entrega', 'Quien adopta', 'Testigo', 'Testigo'],
          },
        ],
      },
    ],
    footer: '{nombre} · {correo de adopciones}',
  },
  en: {
    title: 'Adoption contract',
    subtitle: 'Going Home program · Courtesy translation: the Spanish version is the one signed',
    sections: [
      {
        heading: 'Place and date',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'City and state', width: 'half' },
              { label: 'Date', width: 'half' },
            ],
          },
        ],
      },
      {
        heading: 'The giver',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'Full name ({name} or the rescuer in charge)', width: 'full' },
              { label: 'Telephone', width: 'half' },
              { label: 'Email', width: 'half' },
            ],
          },
        ],
      },
      {
        heading: 'The adopter',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'Full name', width: 'full' },
              { label: 'Identification and number', width: 'half' },
              { label: 'Telephone', width: 'half' },
              { label: 'Email', width: 'full' },
              { label: 'Street and number', width: 'full' },
              { label: 'Neighborhood', width: 'half' },
              { label: 'Postal code', width: 'half' },
              { label: 'City', width: 'third' },
              { label: 'State', width: 'third' },
              { label: 'Country', width: 'third' },
            ],
          },
        ],
      },
      {
        heading: 'The animal',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'Name', width: 'third' },
              { label: 'Species', width: 'third' },
              { label: 'Sex', width: 'third' },
              { label: 'Approximate age', width: 'third' },
              { label: 'Size and color', width: 'third' },
              { label: 'Microchip or tag', width: 'third' },
              { label: 'Vaccines and last deworming', width: 'full' },
              { label: 'Known health conditions', width: 'full' },
            ],
          },
          {
            kind: 'checks',
            items: [
              'It is sterilized, and the certificate is handed over.',
              'It is not sterilized yet; the sterilization contract is signed and forms part of this one.',
            ],
          },
        ],
      },
      {
        heading: 'Clauses',
        blocks: [
          {
            kind: 'clauses',
            items: [
              {
                title: 'Purpose.',
                text: 'The giver gives the animal described in adoption, free of any charge, and the adopter receives it to be a companion for life.',
              },
              {
                title: 'Information.',
                text: 'The giver declares that they have told all they know about the animal’s health and character. The adopter declares that the details of the application are true.',
              },
              {
                title: 'Care.',
                text: 'The adopter undertakes to give it enough food and water, a roof, a daily walk or play, vaccines, deworming, veterinary care and kind treatment. It shall not live tied up, caged or on a rooftop.',
              },
              {
                title: 'Identification.',
                text: 'The animal shall always wear a tag with a valid telephone number.',
              },
              {
                title: 'Sterilization.',
                text: 'The animal shall not be used for breeding. If it is not sterilized yet, this shall be done by the agreed date at the latest.',
              },
              {
                title: 'Prohibitions.',
                text: 'It shall not be sold, given away, lent, abandoned, or used for fights, confined guarding, experiments or any activity that harms it.',
              },
              {
                title: 'Follow-up.',
                text: `The adopter accepts calls, photographs or arranged visits ${followUpSchedule.en}, and any that both parties find useful.`,
              },
              {
                title: 'Changes and loss.',
                text: 'The adopter shall give notice within five days of a change of address or telephone number, and at once if the animal is lost, falls gravely ill or dies.',
              },
              {
                title: 'Return.',
                text: 'If for any reason the adopter cannot keep it, they shall return it to the giver or to {name}, without cost and without reproach. It shall not be handed to anyone else without an agreement in writing.',
              },
              {
                title: 'Breach.',
                text: 'If the animal is in danger or this contract is not kept, the giver may ask for its return, without prejudice to the applicable law on the protection of animals.',
              },
              {
                title: 'Expenses.',
                text: 'From the moment it is handed over, the animal’s expenses are borne by the adopter. Donations are voluntary and not a condition of the adoption.',
              },
              {
                title: 'Personal data.',
                text: 'The data in this contract is processed under the privacy notice of {name}, which the adopter has seen, and only to follow up the adoption.',
              },
              {
                title: 'Law and jurisdiction.',
                text: 'Whatever is not provided for here is governed by the civil and animal-protection law of the state where it is signed. The parties shall try to settle any difference by talking before they turn to the competent courts of that place.',
              },
            ],
          },
          'Having read this contract and agreeing with its content, they sign it in two copies.',
          {
            kind: 'signatures',
            people: ['The giver', 'The adopter', 'Witness', 'Witness'],
          },
        ],
      },
    ],
    footer: '{name} · {adoptions mailbox}',
  },
};
