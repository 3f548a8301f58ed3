/** Deposits of a bank's statement that nobody has identified, oldest first. All invented. */
export const demoDeposits = [
  {
    daysAgo: 9,
    pesos: 500,
    text: 'SPEI RECIBIDO BANORTE/0098123 072 GRACIAS POR BALAM',
    sender: 'MARIANA COCOM UC',
  },
  {
    daysAgo: 6,
    pesos: 1_250.5,
    text: 'SPEI RECIBIDO STP/0014402 646 DONATIVO CROQUETAS',
    sender: 'TACOS EL JAGUAR SA DE CV',
  },
  // Has given before, and is proposed by the name.
  {
    daysAgo: 5,
    pesos: 300,
    text: 'SPEI RECIBIDO NU MEXICO/0031877 638 PARA LOS GATITOS',
    sender: 'JULIAN ROBLES',
  },
  { daysAgo: 4, pesos: 200, text: 'DEPOSITO EN EFECTIVO SUC 4410 TULUM', sender: '' },
  { daysAgo: 2, pesos: 3.48, text: 'INTERESES GANADOS', sender: '' },
] as const;
