import type { Bilingual } from '#domain/language.ts';
import { noticeDays } from '#domain/retention/accounts.ts';
import type { LegalText } from '../model.ts';
import { privacySummary } from './privacy-summary.ts';

/** The notice binds in Spanish; the English page says so and summarises it. */
export const privacyNotice: Bilingual<LegalText> = {
  es: {
    title: 'Aviso de privacidad integral',
    description:
      'Aviso de privacidad integral de {nombre}: qué datos pedimos, para qué, con quién se comparten y cómo ejercer tus derechos ARCO.',
    lead: 'Aquí te decimos qué datos tuyos tenemos, para qué los usamos y cómo puedes verlos, corregirlos o pedir que los borremos.',
    updatedOn: '2026-11-29',
    sections: [
      {
        id: 'responsable',
        heading: '1. Quién es responsable de tus datos',
        blocks: [
          '{razón social}, con domicilio en {domicilio}, es responsable del tratamiento de tus datos personales y de su protección, conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares, publicada en el Diario Oficial de la Federación el 20 de marzo de 2025 (en adelante, «la Ley»).',
          'Este aviso aplica a este portal, a nuestros albergues, a los eventos de adopción y a los mensajes que intercambiamos contigo.',
        ],
        link: { label: 'Escribe a la persona encargada de privacidad', mailbox: 'privacy' },
      },
      {
        id: 'datos-que-tratamos',
        heading: '2. Qué datos tratamos',
        blocks: [
          'Pedimos solo lo necesario para cada caso y te los pedimos directamente a ti.',
          {
            kind: 'entries',
            items: [
              {
                title: 'Si creas una cuenta',
                text: 'Nombre, correo electrónico, teléfono, ciudad y país. Si tú quieres, domicilio y una imagen de perfil. Tu contraseña se guarda cifrada de forma que ni nosotros podemos leerla.',
              },
              {
                title: 'Si donas',
                text: 'Tipo y monto del donativo, forma de pago y si deseas aparecer de forma anónima. Si pides factura: RFC, razón social y datos fiscales. Los datos de tu tarjeta los recibe directamente el proveedor de pagos; no pasan por nuestros servidores.',
              },
              {
                title: 'Si adoptas',
                text: 'Nombre, teléfono, correo, domicilio, copia de identificación y de comprobante de domicilio, respuestas de la entrevista, contrato firmado y notas de seguimiento. Tu perfil de adopción y, si tú las envías, fotos de tu casa y de tu mascota. Una foto solo se publica si das permiso para ella, y puedes retirarlo cuando quieras.',
              },
              {
                title: 'Si alguien te da como referencia',
                text: 'Nombre, teléfono, correo y de dónde se conocen, que nos da quien quiere adoptar, y lo que tú contestes. No lo ve esa persona. Con el enlace de nuestro correo puedes negarte y pedir que lo borremos.',
              },
              {
                title: 'Si registras mascotas como rescatista',
                text: 'Los datos de la mascota, tu nombre, correo y teléfono de contacto y, si está esterilizada, el nombre y teléfono del médico veterinario. Estos datos de contacto no se publican.',
              },
              {
                title: 'Si reportas un animal que necesita ayuda',
                text: 'Tu nombre, y tu teléfono, tu correo o los dos; dónde está el animal, lo que nos cuentas y las fotos que envíes. Nada de esto se publica: lo ve quien atiende los reportes.',
              },
              {
                title: 'Si apartas lugar en una jornada de esterilización',
                text: 'Tu nombre y teléfono, tu correo si lo das, los datos y la salud de tu animal y la firma de tu autorización. Los ve el equipo de la jornada y se borran 90 días después.',
              },
              {
                title: 'Si haces un aviso de un animal perdido o encontrado, o escribes sobre uno',
                text: 'Tu correo, la colonia y el código postal, un cuadro de 1 km si agregas tu ubicación, el número de chip, tu pregunta con su respuesta, lo que escribes y las fotos. Solo se publican, después de revisarlos, las señas, las fotos, la colonia, el cuadro y la pregunta; nunca tu correo. Quien te escribe no ve tus datos ni tú los suyos. El equipo lee una conversación solo si la bloqueas.',
              },
              {
                title: 'Si ofreces un hogar temporal',
                text: 'Tu ciudad, a qué animales puedes recibir y lo que escribes en su diario. Tu nombre, teléfono y correo los ve quien coordina los hogares y, cuando aceptas recibir a un animal o levantas la mano por él, quien lo cuida.',
              },
              {
                title: 'Si pides avisos de mascotas nuevas',
                text: 'Tu correo y qué mascotas buscas. Si además los quieres como notificación, la dirección que tu navegador da para ello; el servicio de notificaciones de tu navegador entrega el aviso sin poder leerlo.',
              },
              {
                title: 'Si nos escribes o recibes el boletín',
                text: 'Nombre, correo, teléfono cuando lo pides, idioma, asunto y contenido de tu mensaje. Los boletines no llevan rastreadores. Si activamos el conteo de clics, sus enlaces pasan por este portal, que suma cuántas veces se abre cada uno, sin guardar quién lo abrió.',
              },
              {
                title: 'Si quieres hacer voluntariado',
                text: 'Tu nombre, teléfono, correo y código postal, si eres mayor de edad, en qué y cuándo puedes ayudar, tu experiencia, y a quién llamar en una emergencia. De quienes tienen 16 o 17 años, el nombre y teléfono de quien tiene su tutela. También tus turnos, tus horas y tus constancias. Los ve quien coordina; las personas de tu turno ven tu primer nombre.',
              },
              {
                title: 'Si haces prácticas, trabajas con nosotros o eres proveedor',
                text: 'Datos de identificación y contacto, escolares o laborales, fiscales y bancarios para pagarte, y una persona a quien avisar en una emergencia.',
              },
              {
                title: 'Cuando usas el portal',
                text: 'Dirección IP, fecha y hora de las solicitudes y tipo de navegador, en registros técnicos de seguridad. Borramos la ubicación que las cámaras guardan dentro de las fotografías antes de publicarlas. Contamos cuántas veces se ve la página de cada mascota, sin guardar quién la vio.',
              },
            ],
          },
          'No pedimos datos personales sensibles. Te rogamos no incluirlos en mensajes ni documentos; si los recibimos sin haberlos pedido, los eliminamos. Los datos financieros o patrimoniales requieren tu consentimiento expreso, que te pedimos al momento de recabarlos.',
        ],
      },
      {
        id: 'finalidades',
        heading: '3. Para qué los usamos',
        blocks: [
          'Finalidades necesarias, sin las cuales no podríamos atenderte:',
          {
            kind: 'list',
            items: [
              'Crear tu cuenta, verificar tu correo y cuidar tu sesión.',
              'Recibir y registrar donativos, y emitir comprobantes fiscales.',
              'Valorar solicitudes de adopción, firmar contratos y dar seguimiento al bienestar del animal.',
              'Publicar y administrar las fichas de las mascotas que registras.',
              'Organizar eventos, voluntariado, servicio social y prácticas.',
              'Responder tus mensajes y atender emergencias.',
              'Cumplir obligaciones legales, fiscales y laborales, y prevenir fraudes y abusos.',
            ],
          },
          'Finalidades voluntarias, que puedes aceptar o no:',
          {
            kind: 'list',
            items: [
              'Enviarte el boletín informativo, que se activa solo cuando confirmas desde tu correo.',
              'Invitarte a eventos y campañas.',
              'Elaborar estadísticas sin datos que te identifiquen.',
              'Publicar tu historia o tus fotos con tu mascota, siempre que nos des permiso para esa publicación.',
            ],
          },
          'Si no quieres que usemos tus datos para las finalidades voluntarias, escríbenos o usa el enlace para darte de baja que viene en cada boletín. Tu negativa no afecta ningún otro servicio.',
        ],
      },
      {
        id: 'con-quien-se-comparten',
        heading: '4. Con quién se comparten',
        blocks: [
          'No vendemos, rentamos ni intercambiamos datos personales. Nos apoyan encargados que los tratan por cuenta nuestra y bajo nuestras instrucciones: servicios de hospedaje y almacenamiento, correo electrónico y resguardo de expedientes.',
          'Solo hacemos las transferencias que siguen:',
          {
            kind: 'entries',
            items: [
              {
                title: 'Proveedores de pago',
                text: 'Tarjeta, transferencia, PayPal y pago en OXXO: lo necesario para cobrar el donativo que tú ordenas.',
              },
              {
                title: 'Autoridad fiscal y proveedores autorizados de certificación',
                text: 'Los datos de tu factura, por obligación legal.',
              },
              {
                title: 'Rescatista responsable de la mascota que adoptas',
                text: 'Tus datos de contacto y el contrato, para entregarte al animal y darle seguimiento.',
              },
              {
                title: 'Médicos veterinarios aliados',
                text: 'Tu nombre y teléfono cuando agendas una consulta o una esterilización.',
              },
              {
                title: 'Autoridades competentes',
                text: 'Cuando una ley, una resolución o un mandato fundado y motivado lo exige.',
              },
            ],
          },
          'Estas transferencias son necesarias para la relación que tienes con nosotros o las ordena la ley, por lo que no requieren tu consentimiento. Para cualquier otra te lo pediríamos antes.',
        ],
      },
      {
        id: 'conservacion',
        heading: '5. Cuánto tiempo los guardamos',
        blocks: [
          {
            kind: 'list',
            items: [
              'Clientes (donantes, adoptantes, rescatistas y personas usuarias): 5 años contados desde que termina la relación. Los datos de donantes que la ley contra el lavado de dinero (LFPIORPI) obliga a identificar, más tiempo: el plazo que se indica abajo, aunque borres tu cuenta.',
              'Personal y proveedores: 10 años contados desde que termina la relación.',
            ],
          },
          'En este portal, los plazos que siguen se cumplen de forma automática:',
          { kind: 'retentionTerms' },
          `La cuenta que nadie usa se borra al cumplirse su plazo; ${noticeDays} días antes te avisamos por correo, y basta con que entres para conservarla.`,
          'Al cumplirse el plazo, los datos se bloquean y después se eliminan de forma segura. Los documentos que la ley ordena conservar por más tiempo se guardan solo para ese fin.',
        ],
      },
      {
        id: 'derechos-arco',
        heading: '6. Tus derechos ARCO y cómo ejercerlos',
        blocks: [
          'Tienes derecho de Acceso (saber qué datos tenemos y cómo los usamos), Rectificación (corregirlos si están incompletos o equivocados), Cancelación (pedir que los eliminemos) y Oposición (pedir que no los usemos para ciertos fines). También puedes revocar el consentimiento que nos hayas dado.',
          {
            kind: 'steps',
            items: [
              {
                title: 'Envía tu solicitud',
                text: 'Al correo de privacidad que aparece abajo o por escrito en nuestro domicilio. Es gratuita; solo podrían cobrarse copias o envíos si los pides.',
              },
              {
                title: 'Incluye lo necesario',
                text: 'Tu nombre y un medio para responderte, copia de una identificación oficial (y el documento de quien te representa, en su caso), el derecho que quieres ejercer y los datos a los que se refiere. Para rectificar, agrega el documento que respalda el cambio.',
              },
              {
                title: 'Si falta algo',
                text: 'Te lo decimos para que puedas completarla.',
              },
              {
                title: 'Recibe la respuesta',
                text: 'En un máximo de 30 días naturales desde que la recibimos, y antes si la Ley fija un plazo menor para tu caso. Si procede, la hacemos efectiva dentro de los 15 días siguientes.',
              },
            ],
          },
          'Puede haber casos en que la ley nos obligue a conservar datos, por ejemplo los de una factura emitida. Si es así, te explicamos por qué. Los datos de tu cuenta también puedes verlos y corregirlos tú, en cualquier momento, desde tu perfil.',
        ],
        link: { label: 'Enviar una solicitud ARCO', mailbox: 'privacy' },
      },
      {
        id: 'limitar-el-uso',
        heading: '7. Cómo limitar el uso o la divulgación',
        blocks: [
          'Además de tus derechos ARCO, puedes pedirnos que te incluyamos en nuestra lista de personas que no desean recibir mensajes, dar de baja el boletín con un clic o donar de forma anónima, para que tu nombre no se muestre.',
        ],
      },
      {
        id: 'cookies-y-almacenamiento',
        heading: '8. Cookies y almacenamiento local',
        blocks: [
          'Este portal no usa rastreadores, publicidad ni herramientas de medición de terceros. Guarda en tu navegador únicamente lo que necesita para funcionar:',
          {
            kind: 'entries',
            items: [
              {
                title: 'CA_JWT',
                text: 'La llave temporal de tu sesión. Se borra al cerrar sesión.',
              },
              {
                title: 'CA_APIKEY',
                text: 'La llave con la que tu sesión se renueva. Se borra al cerrar sesión.',
              },
              {
                title: 'CA_USER',
                text: 'Tu nombre, correo, imagen y permisos, para mostrarlos en el menú. Se borra al cerrar sesión.',
              },
              {
                title: 'CA_SESION',
                text: 'Una cookie que solo dice que alguien inició sesión aquí, no quién. Se borra al cerrar sesión.',
              },
              {
                title: 'lang',
                text: 'El idioma que elegiste. Se repite en una cookie con el mismo nombre para que el servidor te responda en ese idioma.',
              },
            ],
          },
          'Puedes borrarlos desde la configuración de tu navegador; tendrías que volver a iniciar sesión. La comprobación contra mensajes automáticos funciona en nuestro propio servidor. Cuando eliges pagar, el formulario del proveedor de pagos puede usar sus propias cookies para prevenir fraudes, según su aviso de privacidad. Al abrir un enlace a redes sociales o a un chat aplican las políticas de ese servicio.',
        ],
      },
      {
        id: 'seguridad',
        heading: '9. Cómo los protegemos',
        blocks: [
          'Aplicamos medidas administrativas, técnicas y físicas: conexiones cifradas, contraseñas que no se pueden leer, accesos por función, bitácoras y respaldos. Certificados, contratos y expedientes solo se muestran a quien tiene permiso. Si ocurriera una vulneración que afecte de forma significativa tus derechos, te avisaremos de inmediato para que puedas protegerte.',
        ],
      },
      {
        id: 'menores-de-edad',
        heading: '10. Menores de edad',
        blocks: [
          'Las cuentas y los donativos son para personas mayores de 18 años. Quienes hacen voluntariado desde los 16 necesitan el consentimiento por escrito de su madre, padre o tutor. Si nos enteramos de que tenemos datos de una niña o un niño sin ese consentimiento, los eliminamos.',
        ],
      },
      {
        id: 'cambios',
        heading: '11. Cambios a este aviso',
        blocks: [
          'Si cambia la ley o nuestra forma de trabajar, publicaremos aquí la nueva versión con su fecha. Cuando el cambio sea importante, avisaremos también por correo a quienes tienen cuenta y, si se agregan finalidades que lo requieran, pediremos de nuevo el consentimiento.',
        ],
      },
      {
        id: 'autoridad',
        heading: '12. Autoridad',
        blocks: [
          'Si consideras que tu derecho a la protección de datos personales fue vulnerado o no quedas conforme con nuestra respuesta, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno, que es la autoridad en la materia desde que se extinguió el INAI.',
        ],
        link: {
          label: 'Secretaría Anticorrupción y Buen Gobierno',
          url: 'https://www.gob.mx/buengobierno',
        },
      },
      {
        id: 'consentimiento',
        heading: '13. Tu consentimiento',
        blocks: [
          'Al darnos tus datos después de haber podido leer este aviso, y si no manifiestas lo contrario, entendemos que aceptas su tratamiento en estos términos. Cuando la Ley pide consentimiento expreso, te lo pedimos con una casilla que tú marcas o con tu firma.',
        ],
        link: { label: 'Descargar este aviso', resource: 'privacy-notice' },
      },
    ],
  },
  en: privacySummary,
};
