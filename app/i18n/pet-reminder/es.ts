/** The page that owners reach from our mails: its own dictionary, which no other page loads. */
export const es = {
  title: 'Cuéntanos cómo va',
  description: 'Contesta el correo sobre tu mascota: no hace falta iniciar sesión.',
  loading: 'Buscando a tu mascota…',
  busy: 'Guardando…',
  nothingYet: 'Todavía no cambia nada: solo cuando oprimas el botón.',
  visibleUntil: (date: string) => `Se ve en las listas hasta el ${date}.`,
  expired: (date: string) => `Se vio en las listas hasta el ${date}.`,
  ask: {
    renew: {
      adoption: (name: string) => `¿${name} sigue buscando familia?`,
      rehabilitation: (name: string) => `¿${name} sigue en rehabilitación?`,
    },
    pause: {
      adoption: (name: string) => `¿Ponemos a ${name} en pausa?`,
      rehabilitation: (name: string) => `¿Ponemos a ${name} en pausa?`,
    },
  },
  pauseText: (name: string) =>
    `${name} deja de verse en las listas. Nada se borra, y regresa cuando tú quieras.`,
  press: {
    renew: {
      adoption: 'Sí, sigue buscando familia: 15 días más',
      rehabilitation: 'Sí, sigue en rehabilitación: 15 días más',
    },
    pause: { adoption: 'Sí, poner en pausa', rehabilitation: 'Sí, poner en pausa' },
  },
  renewed: {
    title: (name: string) => `¡Gracias! ${name} sigue en las listas`,
    text: (date: string) =>
      `Se ve hasta el ${date}. Antes de ese día te escribimos otra vez, para saber cómo va.`,
  },
  paused: {
    title: (name: string) => `${name} está en pausa`,
    text: 'Ya no se ve en las listas. Cuando quieras que regrese, cambia su estado en tus mascotas.',
  },
  used: {
    title: 'Este enlace ya no sirve',
    text: 'Cada enlace contesta una sola vez, y deja de servir cuando algo cambia o pasa mucho tiempo. Si lo acabas de oprimir, tu respuesta quedó guardada.',
    ways: 'En tus mascotas ves cómo va cada una y puedes cambiarlo.',
  },
  myPets: 'Ver mis mascotas',
  itsPage: 'Ver su página',
  signIn: 'Para ver tus mascotas te pediremos iniciar sesión.',
};
