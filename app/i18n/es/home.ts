export const home = {
  banners: 'Lo más importante',
  figures: {
    rescued: 'animales rescatados',
    lookingForHome: 'esperan familia hoy',
    inRehabilitation: 'se están recuperando',
    adopted: 'ya tienen casa',
    sterilized: 'esterilizados',
  },
  waiting: {
    heading: 'Quienes más han esperado',
    lead: 'Llevan meses con nosotros. Están sanos, tienen nombre y muchas ganas: solo les falta que alguien los mire dos veces.',
    all: (count: string) => `Ver las ${count} mascotas`,
  },
  give: {
    heading: 'Con $250 esterilizamos a un gato.',
    text: 'Cada peso llega a un centro de rescate y te decimos en qué se usó. Recibe tu comprobante fiscal al momento.',
    often: '¿Cada cuándo?',
    once: 'Una vez',
    monthly: 'Cada mes',
    amount: 'Monto en pesos mexicanos',
    donate: 'Donar',
  },
  contact: {
    heading: '¿Viste a alguien que necesita ayuda?',
    text: 'Estamos 24/7, los 365 días del año, en Tulum y en Guadalajara. Cuéntanos dónde está y cómo se ve; contestamos personas, no robots.',
    chat: 'Chatear por WhatsApp',
    join: 'Únete al proyecto',
    follow: 'Síguenos y comparte a quien espera',
  },
};
