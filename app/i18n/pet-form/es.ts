import type { PetFormField } from '#domain/pets/pet-form.ts';
import type { Sex, Species } from '#domain/pets/vocabularies.ts';

const ending = (sex: Sex | '') => (sex === 'female' ? 'a' : 'o');

/** Registering and editing a pet. */
export const es = {
  register: {
    adoption: {
      title: 'Registra una mascota en adopción',
      lead: 'Unos tres minutos. Lo que escribes se guarda en este dispositivo mientras avanzas.',
    },
    rehabilitation: {
      title: 'Registra una mascota en rehabilitación',
      lead: 'Cuenta qué necesita para sanar. Lo que escribes se guarda en este dispositivo mientras avanzas.',
    },
  },
  edit: {
    title: (name: string) => `Edita a ${name}`,
    pageTitle: 'Edita una mascota',
    lead: 'Nada cambia hasta que guardas.',
  },
  back: { adoption: 'Mis adopciones', rehabilitation: 'Mis rehabilitaciones' },
  steps: {
    label: 'Pasos',
    names: {
      'quien-es': 'Quién es',
      salud: 'Salud',
      caracter: 'Carácter y compañía',
      donde: 'Dónde está',
      fotos: 'Fotos y video',
      revisar: 'Revisa y publica',
    },
    health: { rehabilitation: 'Salud y necesidades' },
    review: { edit: 'Revisa y guarda' },
    position: (step: number, count: number) => `Paso ${step} de ${count}`,
    done: 'completo',
    missing: (count: number) => (count === 1 ? 'falta 1 dato' : `faltan ${count} datos`),
    previous: 'Anterior',
    next: 'Siguiente',
  },
  optional: 'opcional',
  everything: 'Todo es necesario, menos lo que dice «opcional».',
  /** Where the form asks otherwise than the field is called. */
  labels: {
    birthEstimated: '¿Sabes qué día nació?',
    ageUnit: 'Semanas, meses o años',
    weightKg: 'Peso en kg',
    vaccines: 'Vacunas y cuidados',
    dewormed: '¿Tiene la desparasitación al día?',
    lastDewormedOn: 'Fecha de la última desparasitación',
    sterilized: '¿Está esterilizado?',
    certificate: 'Certificado de esterilización',
    vetPhone: 'Teléfono del veterinario',
    vetName: 'Nombre del veterinario o la clínica',
    needs: 'Lo que necesita para sanar',
    personality: 'Su carácter',
    story: 'Su historia',
    goodWithOwnKind: '¿Se lleva bien con los de su especie?',
    goodWithOtherAnimals: '¿Se lleva bien con otras especies?',
    goodWithChildren: '¿Se lleva bien con niñas y niños?',
    trained: '¿Sabe órdenes básicas?',
    houseTrained: '¿Hace sus necesidades en su lugar?',
    energy: '¿Cuánta energía tiene?',
    stairs: '¿Puede subir y bajar escaleras?',
    needsExperience: '¿Necesita una familia con experiencia?',
    federalState: 'Estado',
    media: 'Fotos y videos',
  } satisfies Partial<Record<PetFormField, string>>,
  sterilized: (sex: Sex | ''): string => `¿Está esterilizad${ending(sex)}?`,
  goodWithOwnKind: (species: Species | ''): string =>
    species === 'cat'
      ? '¿Se lleva bien con otros gatos?'
      : species === 'dog'
        ? '¿Se lleva bien con otros perros?'
        : '¿Se lleva bien con los de su especie?',
  goodWithOtherAnimals: (species: Species | ''): string =>
    species === 'cat'
      ? '¿Se lleva bien con perros y otras especies?'
      : species === 'dog'
        ? '¿Se lleva bien con gatos y otras especies?'
        : '¿Se lleva bien con otras especies?',
  birth: { estimated: 'No, su edad aproximada', known: 'Sí, la fecha' },
  unknown: 'No sé',
  hints: {
    needsExperience: 'Por ejemplo, si tiene miedo o toma medicinas.',
    age: 'Si no la sabes, el veterinario la calcula por los dientes. De un recién nacido, 0 semanas.',
    breed: 'La gran mayoría son mestizos. Si dudas, elige «No se sabe».',
    color: 'Por ejemplo: atigrado gris con patas blancas.',
    weight: 'Solo el número, con punto decimal: 12.5',
    vaccines:
      'Qué vacunas tiene y de cuándo; alergias, medicinas o cuidados especiales. Mínimo 15 caracteres.',
    dewormedOn: 'Está en su cartilla. No puede ser en el futuro.',
    certificate:
      'Una foto, PDF o Word de hasta 40 MB. Solo lo ven tú y quienes administran el portal.',
    vetPhone: '10 dígitos. No se publica.',
    needs: 'Medicinas, comida, estudios, hogar temporal… Una cosa a la vez.',
    personality: 'Dos o tres frases. ¿Qué hace cuando llegas a casa?',
    story:
      'De dónde viene y qué familia le haría bien. Di también lo difícil: así llega a la familia adecuada.',
    place: 'La ciudad donde se puede conocer.',
    media: 'De día y a la altura de sus ojos. La primera foto es la que todos ven.',
  },
  needs: {
    add: 'Agregar',
    suggestions: 'Lo que más se pide:',
    remove: 'Quitar',
    added: (need: string) => `Agregado: ${need}`,
    removed: (need: string) => `Quitado: ${need}`,
  },
  certificate: {
    choose: 'Elige el archivo o arrástralo aquí',
    camera: 'Tomar foto',
    replace: 'Elige otro archivo para reemplazarlo',
    there: 'Ya tenemos su certificado:',
    chosen: 'Se enviará al guardar:',
    remove: 'Quitar',
  },
  media: {
    choose: 'Elige tus archivos o arrástralos aquí',
    camera: 'Tomar foto',
    full: 'Ya son tres. Quita uno para agregar otro.',
    advice: [
      'Hasta 3 archivos entre fotos y videos. Te conviene que cada foto pese menos de 5 MB y cada video menos de 20 MB; nunca más de 40 MB.',
      'Quitamos las fotos con marcas de agua o datos de contacto.',
    ],
    formats: 'JPG, PNG, GIF, WebP, AVIF, MP4, MOV, WMV, AVI, WebM u OGG',
    cover: 'Portada',
    photo: (index: number) => `Foto ${index}`,
    video: (index: number) => `Video ${index}`,
    earlier: (what: string) => `Mover antes: ${what}`,
    later: (what: string) => `Mover después: ${what}`,
    moved: (what: string, index: number) => `${what} ahora está en el lugar ${index}`,
    remove: 'Quitar',
    removed: (what: string) => `Quitaste ${what}.`,
    undo: 'Deshacer',
    preparing: 'Preparando tus fotos para que suban rápido…',
    mustGo: 'Quita este archivo para poder guardar.',
    duplicates: (names: string[]) =>
      names.length === 1
        ? `«${names[0]}» ya estaba en la lista: no lo repetimos.`
        : `${names.length} archivos ya estaban en la lista: no los repetimos.`,
    tooMany: (count: number) =>
      count === 1
        ? 'Un archivo ya no cupo: son 3 como máximo.'
        : `${count} archivos ya no cupieron: son 3 como máximo.`,
  },
  review: {
    missingTitle: 'Todavía falta',
    lead: 'Así verán a tu rescatado. Si todo está bien, guarda: se publica durante 35 días y a los 15 te avisamos.',
    leadEdit: 'Comprueba tus cambios y guarda.',
    notYet: 'Sin responder',
    change: 'Cambiar',
    preview: 'Así se verá',
    nameless: 'Sin nombre todavía',
    noPhoto: 'Aquí va su foto',
    certificate: 'Listo',
  },
  save: {
    register: (name: string) => (name ? `Publicar a ${name}` : 'Publicar'),
    edit: 'Guardar cambios',
    nothing: 'No hay cambios por guardar',
  },
  confirm: {
    register: (name: string) => `¿Publicamos a ${name}?`,
    edit: (name: string) => `¿Guardamos los cambios de ${name}?`,
    registerText: 'Con su primera foto se publica y cualquiera podrá ver su ficha.',
    editText: 'Se publican en cuanto se guardan.',
    accept: 'Aceptar',
    decline: 'Cancelar',
  },
  draft: {
    restored: 'Recuperamos lo que habías escrito.',
    lost: (count: number) =>
      count === 1
        ? 'Este navegador no pudo guardar una de tus fotos: vuelve a elegirla, por favor.'
        : `Este navegador no pudo guardar ${count} de tus archivos: vuelve a elegirlos, por favor.`,
    stored: (name: string) =>
      `${name} ya tiene su registro y nadie más lo ve. Faltan sus archivos: guarda para enviarlos.`,
    startAnew: 'Empezar de nuevo',
    discard: 'Descartar mis cambios',
    confirmTitle: '¿Borramos lo que escribiste?',
    confirmText: 'Se borran de este dispositivo los textos y las fotos que no has enviado.',
    confirmAction: 'Sí, borrar',
  },
  saving: {
    title: (name: string) => `Guardando a ${name}`,
    wait: 'No cierres esta página. Si la señal se va, seguimos donde nos quedamos.',
    tasks: { data: 'Sus datos', certificate: 'Certificado', order: 'El orden de las fotos' },
    states: {
      waiting: 'En espera',
      busy: 'Guardando…',
      sending: (percent: number) => `Subiendo… ${percent} %`,
      offline: 'Sin conexión: seguimos en cuanto vuelva',
      checking: 'Revisando el archivo…',
      done: 'Listo',
    },
    cancel: 'Detener',
    failed: 'No se pudo terminar',
    private: (name: string) =>
      `Los datos de ${name} ya están a salvo. Mientras no tenga una foto, solo tú y quienes administran pueden ver su ficha.`,
    saved: 'Nada se perdió. Puedes intentarlo de nuevo ahora o más tarde.',
    stopped: 'Detuviste el envío. Nada se perdió.',
    again: 'Intentar de nuevo',
    return: 'Volver al formulario',
  },
  saved: {
    register: { title: 'Mascota registrada', text: 'Gracias por participar en esta noble causa' },
    edit: { title: 'Completado!', text: 'Los cambios ya están guardados.' },
    see: (name: string) => `Ver a ${name}`,
    another: 'Registrar otra',
    goOn: 'Seguir editando',
  },
  gone: {
    title: 'Esta mascota ya no está',
    text: 'Alguien la borró del portal mientras escribías, así que no hay dónde guardar. Tus palabras siguen aquí, por si quieres copiarlas.',
    close: 'Entendido',
  },
  conflict: {
    title: 'Alguien más cambió esta mascota',
    text: 'Mientras la editabas se guardó otra versión. Lo que escribiste sigue aquí. Esto es lo nuevo:',
    mine: 'Lo tuyo:',
    media: 'Sus fotos y videos cambiaron.',
    empty: 'vacío',
    useTheirs: 'Cargar lo nuevo',
    saveMine: 'Guardar lo mío encima',
    decide: 'Seguir revisando',
    hint: '«Guardar lo mío encima» cambia solo lo que tú tocaste. «Cargar lo nuevo» descarta tus cambios.',
  },
};
