import type { Bilingual } from '#domain/language.ts';
import type { LegalText } from '../model.ts';

export const terms: Bilingual<LegalText> = {
  es: {
    title: 'Términos y condiciones',
    description:
      'Las reglas de uso del portal de {nombre}: cuentas, donativos, facturas, publicación de mascotas, adopciones y responsabilidades.',
    lead: 'Las reglas de la casa, en palabras sencillas. Al usar el portal las aceptas.',
    updatedOn: '2026-11-01',
    sections: [
      {
        id: 'el-portal',
        heading: '1. El portal',
        blocks: [
          '{nombre} ofrece este portal para presentar mascotas en adopción y en rehabilitación, organizar eventos, recibir donativos y dar información. Consultarlo es libre y gratuito. Algunas funciones requieren una cuenta.',
        ],
      },
      {
        id: 'tu-cuenta',
        heading: '2. Tu cuenta',
        blocks: [
          {
            kind: 'list',
            items: [
              'Debes ser mayor de 18 años y dar datos verdaderos.',
              'Tu contraseña es personal. Si crees que alguien más la conoce, cámbiala y avísanos.',
              'Puedes pedir que cerremos tu cuenta cuando quieras, o borrarla tú desde tu perfil. Conservaremos solo lo que la ley ordena. De las mascotas que registraste decides si se borran con sus fotos o se quedan a cargo de la organización.',
              'Podemos suspender una cuenta que se use para vender animales, engañar o dañar a alguien. Te diremos el motivo y podrás responder.',
            ],
          },
        ],
      },
      {
        id: 'donativos',
        heading: '3. Donativos',
        blocks: [
          'Los donativos son voluntarios y se hacen en pesos mexicanos, con un mínimo de $100.00 MXN. Se destinan a la causa que elijas; si una necesidad queda cubierta, lo que sobre se usa en otra de la misma clase. El {parte de las utilidades} de las utilidades va a los centros de rescate.',
          'El cobro lo realiza un proveedor de pagos bajo sus propios términos. En los pagos en tienda, la referencia tiene vigencia limitada y la tienda puede cobrar una comisión.',
          'Si hubo un error (un cargo doble, un monto equivocado), escríbenos dentro de los 30 días siguientes y lo devolvemos por el mismo medio. Un donativo mensual puede cancelarse en cualquier momento desde tu perfil; los cargos ya hechos no se devuelven, salvo error.',
        ],
        link: { label: 'Escribir sobre un donativo', mailbox: 'donations' },
      },
      {
        id: 'facturas',
        heading: '4. Facturas',
        blocks: [
          'Puedes pedir comprobante fiscal (CFDI) si tu RFC y tu razón social están en tu perfil antes de donar. Revisa que sean correctos: se timbra con los datos que escribiste. El portal no promete efectos fiscales distintos de los que indique el propio comprobante.',
        ],
      },
      {
        id: 'publicar-mascotas',
        heading: '5. Publicar mascotas',
        blocks: [
          'Quien registra una mascota declara que la tiene bajo su cuidado y que puede darla en adopción.',
          {
            kind: 'list',
            items: [
              'La información de salud y de carácter debe ser cierta y estar al día.',
              'Las fotos y videos deben ser tuyos o tener permiso, sin marcas de agua ni datos de contacto; los que los tengan se retiran.',
              'Está prohibido vender, pedir anticipos, cruzar o intercambiar animales.',
              'Cada publicación dura 35 días y puede ampliarse. Las que no se confirman dejan de verse, pero no se borran.',
              'Conservas tus derechos sobre lo que publicas y nos permites mostrarlo para encontrarle familia.',
            ],
          },
        ],
      },
      {
        id: 'adopciones',
        heading: '6. Adopciones',
        blocks: [
          'Ver una ficha o llenar una solicitud no obliga a nadie. La adopción se formaliza con un contrato entre quien adopta y quien tiene al animal bajo su cuidado. {nombre} acompaña el proceso, pero no puede garantizar el comportamiento futuro ni la salud de un animal más allá de lo que se conoce al entregarlo, y te lo diremos por escrito.',
        ],
        link: { label: 'Ver el contrato de adopción', page: 'resources' },
      },
      {
        id: 'buen-uso',
        heading: '7. Buen uso',
        blocks: [
          'Está prohibido intentar entrar a cuentas ajenas, extraer datos de personas de forma automática, subir archivos dañinos, suplantar a alguien ni usar los formularios para publicidad. Si encuentras una falla de seguridad, cuéntanosla en privado: lo agradecemos mucho.',
        ],
      },
      {
        id: 'contenido-y-marcas',
        heading: '8. Contenido y marcas',
        blocks: [
          'Los textos y documentos de este portal pueden compartirse y usarse sin fines de lucro si mencionas a {nombre}. El nombre y el logotipo requieren permiso. Los enlaces a otros sitios se ofrecen por comodidad; cada uno responde por su contenido.',
        ],
      },
      {
        id: 'responsabilidad',
        heading: '9. Responsabilidad',
        blocks: [
          'Cuidamos que el portal esté disponible y sea correcto, pero puede haber pausas o errores. La información de salud orienta y no sustituye a un médico veterinario. Respondemos por los daños que causemos en los términos que fija la ley.',
        ],
      },
      {
        id: 'cambios-y-ley',
        heading: '10. Cambios, ley aplicable y contacto',
        blocks: [
          'Si cambiamos estas reglas, publicaremos aquí la nueva versión con su fecha y, si el cambio es importante, avisaremos por correo a quienes tienen cuenta. Se rigen por las leyes de los Estados Unidos Mexicanos, y las diferencias que no podamos resolver platicando se llevan ante los tribunales competentes, sin afectar los derechos que la ley te reconozca en el lugar donde vives.',
          'La versión en español es la que obliga; la versión en inglés es una traducción de cortesía.',
        ],
        link: { label: 'Aviso de privacidad', page: 'privacyNotice' },
      },
    ],
  },
  en: {
    title: 'Terms and conditions',
    description:
      'The rules for using the portal of {name}: accounts, donations, invoices, listing pets, adoptions and responsibilities.',
    lead: 'The rules of the house, in plain words. By using the portal you accept them.',
    updatedOn: '2026-11-01',
    sections: [
      {
        id: 'the-portal',
        heading: '1. The portal',
        blocks: [
          '{name} offers this portal to present pets for adoption and in rehabilitation, organize events, receive donations and give information. Looking around is free of charge and open to all. Some functions need an account.',
        ],
      },
      {
        id: 'your-account',
        heading: '2. Your account',
        blocks: [
          {
            kind: 'list',
            items: [
              'You must be over 18 and give true details.',
              'Your password is personal. If you think somebody else knows it, change it and tell us.',
              'You may ask us to close your account at any time, or erase it yourself from your profile. We keep only what the law requires. Of the pets that you registered you choose whether they are removed with their photos or left to the organization.',
              'We may suspend an account that is used to sell animals, deceive or harm anybody. We will tell you why, and you may reply.',
            ],
          },
        ],
      },
      {
        id: 'donations',
        heading: '3. Donations',
        blocks: [
          'Donations are voluntary and made in Mexican pesos, with a minimum of $100.00 MXN. They go to the cause you choose; once a need is covered, anything left over is used for another of the same kind. {share of profits} of profits go to the rescue centers.',
          'Payments are taken by a payment provider under its own terms. For payments at a store, the reference is valid for a limited time and the store may charge a commission.',
          'If there was a mistake (a double charge, a wrong amount), write to us within 30 days and we will return it by the same means. A monthly donation can be canceled at any time from your profile; charges already made are not returned, unless by mistake.',
        ],
        link: { label: 'Write about a donation', mailbox: 'donations' },
      },
      {
        id: 'invoices',
        heading: '4. Invoices',
        blocks: [
          'You may ask for a tax invoice (CFDI) if your RFC and legal name are in your profile before you donate. Check that they are right: the invoice is stamped with the details you entered. The portal promises no tax effects other than those stated on the invoice itself.',
        ],
      },
      {
        id: 'listing-pets',
        heading: '5. Listing pets',
        blocks: [
          'Whoever registers a pet declares that it is in their care and that they may give it up for adoption.',
          {
            kind: 'list',
            items: [
              'Information about health and character must be true and up to date.',
              'Photos and videos must be yours or used with permission, without watermarks or contact details; those that carry them are removed.',
              'Selling, asking for advances, breeding or swapping animals is forbidden.',
              'Each listing lasts 35 days and can be extended. Those that are not confirmed are hidden, but not erased.',
              'You keep your rights in what you publish, and you allow us to show it in order to find a family.',
            ],
          },
        ],
      },
      {
        id: 'adoptions',
        heading: '6. Adoptions',
        blocks: [
          'Looking at a page or filling in an application binds nobody. An adoption is made by a contract between the person who adopts and the person in whose care the animal is. {name} supports the process, but cannot guarantee an animal’s future behavior, or its health beyond what is known when it is handed over, which we will tell you in writing.',
        ],
        link: { label: 'See the adoption contract', page: 'resources' },
      },
      {
        id: 'fair-use',
        heading: '7. Fair use',
        blocks: [
          'Please do not try to enter other people’s accounts, harvest personal data, upload harmful files, impersonate anybody or use the forms for advertising. If you find a security flaw, tell us in private: we will be very grateful.',
        ],
      },
      {
        id: 'content-and-marks',
        heading: '8. Content and marks',
        blocks: [
          'The texts and documents of this portal may be shared and used without profit if you mention {name}. The name and the logo require permission. Links to other sites are offered for convenience; each answers for its own content.',
        ],
      },
      {
        id: 'responsibility',
        heading: '9. Responsibility',
        blocks: [
          'We take care that the portal is available and correct, but there may be pauses or mistakes. Information about health is guidance and does not replace a veterinarian. We answer for the damage we cause as the law provides.',
        ],
      },
      {
        id: 'changes-and-law',
        heading: '10. Changes, governing law and contact',
        blocks: [
          'If we change these rules, we will publish the new version here with its date and, if the change is important, tell account holders by email. They are governed by the laws of Mexico, and differences we cannot settle by talking go before the competent courts, without affecting the rights the law gives you where you live.',
          'The Spanish version is binding; the English version is a courtesy translation.',
        ],
        link: { label: 'Privacy notice', page: 'privacyNotice' },
      },
    ],
  },
};
