import type { Bilingual } from '#domain/language.ts';
import type { DocumentText } from '../resource.ts';

export const sterilizationContract: Bilingual<DocumentText> = {
  es: {
    title: 'Contrato de esterilización',
    subtitle: 'Compromiso y autorización de cirugía',
    sections: [
      {
        heading: 'Datos de la persona responsable',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'Nombre completo', width: 'full' },
              { label: 'Teléfono', width: 'half' },
              { label: 'Teléfono de emergencia', width: 'half' },
              { label: 'Correo electrónico', width: 'full' },
              { label: 'Domicilio', width: 'full' },
            ],
          },
        ],
      },
      {
        heading: 'Datos del animal',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'Nombre', width: 'third' },
              { label: 'Especie', width: 'third' },
              { label: 'Sexo', width: 'third' },
              { label: 'Edad', width: 'third' },
              { label: 'Peso', width: 'third' },
              { label: 'Color', width: 'third' },
              { label: 'Alergias, medicinas o enfermedades', width: 'full' },
            ],
          },
          {
            kind: 'checks',
            items: [
              'Se esteriliza en esta fecha.',
              'Es cachorro; la persona responsable se compromete a esterilizarlo a más tardar en la fecha escrita abajo.',
            ],
          },
          {
            kind: 'fields',
            fields: [
              { label: 'Fecha de la cirugía', width: 'half' },
              { label: 'Clínica y médico veterinario', width: 'half' },
            ],
          },
        ],
      },
      {
        heading: 'Antes de la cirugía',
        blocks: [
          {
            kind: 'checks',
            items: [
              'Cumplió el ayuno de alimento que indicó el veterinario.',
              'Está sano: come, juega y no tiene tos, vómito ni diarrea.',
              'No está en celo, preñada ni amamantando, o el veterinario lo sabe y lo aprobó.',
              'Llega con correa o en transportadora, y con una cobija.',
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
                title: 'Autorización.',
                text: 'La persona responsable autoriza la esterilización quirúrgica del animal bajo anestesia general, realizada por un médico veterinario con cédula profesional.',
              },
              {
                title: 'Riesgos.',
                text: 'Se le explicó que toda anestesia y cirugía tienen riesgos, aun con los cuidados debidos, y que pueden presentarse reacciones, sangrado, infección o, en casos poco frecuentes, la muerte. Pudo hacer preguntas y se le respondieron.',
              },
              {
                title: 'Revisión previa.',
                text: 'El veterinario revisa al animal y puede posponer la cirugía o pedir análisis si así conviene a su salud.',
              },
              {
                title: 'Imprevistos.',
                text: 'Si durante la cirugía hace falta otra atención para salvar su vida, la persona responsable autoriza lo indispensable y se le avisa de inmediato al teléfono de emergencia.',
              },
              {
                title: 'Cuidados posteriores.',
                text: 'Recibe por escrito los cuidados en casa, se compromete a seguirlos y a llevarlo a revisión si aparece alguna señal de alarma.',
              },
              {
                title: 'Cuota.',
                text: 'La cuota de recuperación, si la hay, se informa antes y por escrito. Para quienes la necesitan hay lugares sin costo.',
              },
              {
                title: 'Certificado.',
                text: 'Al terminar se entrega el certificado de esterilización con los datos del animal y del médico veterinario.',
              },
              {
                title: 'Compromiso de esterilización.',
                text: 'Si se trata de un cachorro adoptado, la persona responsable lo llevará en la fecha acordada y enviará el certificado dentro de los diez días siguientes. {nombre} le ayuda a conseguir lugar en una jornada.',
              },
              {
                title: 'Datos personales.',
                text: 'Sus datos se usan solo para este servicio y su seguimiento, conforme al aviso de privacidad de {nombre}.',
              },
            ],
          },
          {
            kind: 'fields',
            fields: [
              { label: 'Lugar', width: 'half' },
              { label: 'Fecha', width: 'half' },
            ],
          },
          {
            kind: 'signatures',
            people: ['Persona responsable', 'Médico veterinario', 'Por {nombre}'],
          },
        ],
      },
    ],
    footer: '{nombre} · {correo general}',
  },
  en: {
    title: 'Sterilization contract',
    subtitle:
      'Commitment and consent to surgery · Courtesy translation: the Spanish version is the one signed',
    sections: [
      {
        heading: 'The person responsible',
        blocks: [
          {
            kind: 'fields',
            fields: [
              { label: 'Full name', width: 'full' },
              { label: 'Telephone', width: 'half' },
              { label: 'Emergency telephone', width: 'half' },
              { label: 'Email', width: 'full' },
              { label: 'Address', width: 'full' },
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
              { label: 'Age', width: 'third' },
              { label: 'Weight', width: 'third' },
              { label: 'Color', width: 'third' },
              { label: 'Allergies, medicines or illnesses', width: 'full' },
            ],
          },
          {
            kind: 'checks',
            items: [
              'It is sterilized on this date.',
              'It is young; the person responsible undertakes to have it sterilized by the date written below at the latest.',
            ],
          },
          {
            kind: 'fields',
            fields: [
              { label: 'Date of the operation', width: 'half' },
              { label: 'Clinic and veterinarian', width: 'half' },
            ],
          },
        ],
      },
      {
        heading: 'Before the operation',
        blocks: [
          {
            kind: 'checks',
            items: [
              'It has fasted as the veterinarian asked.',
              'It is well: it eats, plays, and has no cough, vomiting or diarrhoea.',
              'It is not in heat, pregnant or nursing, or the veterinarian knows and has approved.',
              'It arrives on a lead or in a carrier, with a blanket.',
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
                title: 'Consent.',
                text: 'The person responsible authorizes the surgical sterilization of the animal under general anesthesia, performed by a licensed veterinarian.',
              },
              {
                title: 'Risks.',
                text: 'It was explained that all anaesthesia and surgery carry risks, even with due care, and that there may be reactions, bleeding, infection or, rarely, death. They could ask questions, and these were answered.',
              },
              {
                title: 'Examination.',
                text: 'The veterinarian examines the animal and may postpone the operation or ask for tests if its health requires it.',
              },
              {
                title: 'The unexpected.',
                text: 'If other care is needed during the operation to save its life, the person responsible authorizes what is indispensable and is told at once at the emergency telephone number.',
              },
              {
                title: 'Care afterwards.',
                text: 'They receive in writing the care to give at home, undertake to follow it, and to bring the animal back if any warning sign appears.',
              },
              {
                title: 'Fee.',
                text: 'The fee, if there is one, is stated beforehand in writing. There are free places for those who need them.',
              },
              {
                title: 'Certificate.',
                text: 'At the end the sterilization certificate is handed over, with the details of the animal and of the veterinarian.',
              },
              {
                title: 'Commitment to sterilize.',
                text: 'If the animal was adopted young, the person responsible shall bring it on the agreed date and send the certificate within the following ten days. {name} helps to find a place on a sterilization day.',
              },
              {
                title: 'Personal data.',
                text: 'Their data is used only for this service and its follow-up, under the privacy notice of {name}.',
              },
            ],
          },
          {
            kind: 'fields',
            fields: [
              { label: 'Place', width: 'half' },
              { label: 'Date', width: 'half' },
            ],
          },
          {
            kind: 'signatures',
            people: ['Person responsible', 'Veterinarian', 'For {name}'],
          },
        ],
      },
    ],
    footer: '{name} · {general mailbox}',
  },
};
