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
    lead: 'Llevan meses con nosotros. Están sanos y listos para irse a casa.',
    all: (count: string) => `Ver las ${count} mascotas`,
  },
  give: {
    heading: 'Con $250 esterilizamos a un gato.',
    text: 'Te mandamos tu recibo y, si la pides, tu factura.',
    often: '¿Cada cuándo?',
    once: 'Una vez',
    monthly: 'Cada mes',
    amount: 'Monto en pesos mexicanos',
    donate: 'Donar',
  },
  contact: {
    heading: '¿Viste un animal que necesita ayuda?',
    text: 'Cuéntanos dónde está y cómo se ve; contestamos personas, no robots.',
    chat: 'Chatear por WhatsApp',
    join: 'Únete al proyecto',
    follow: 'Síguenos y comparte sus fichas',
  },
};
