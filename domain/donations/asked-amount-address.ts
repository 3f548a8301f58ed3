/** In the address of who comes back from their wallet: the monthly amount, in pesos, that it was asked to approve. */
export const askedAmountParam = 'monto';
