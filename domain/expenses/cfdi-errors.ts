/** Why an invoice's XML is not taken. */
export const cfdiErrors = [
  'expenseCfdiInvalid',
  'expenseCfdiNothing',
  'expenseCfdiTooLarge',
  'expenseCfdiVersion',
  'expenseCfdiUnstamped',
  'expenseCfdiCreditNote',
  'expenseCfdiPayment',
  'expenseCfdiOther',
  'expenseCfdiCurrency',
] as const;
