export const es = {
  kind: 'Para',
  campaign: 'Campaña',
  campaignHint: 'Si se dio para una que sigue abierta.',
  noCampaign: 'Ninguna',
  choosePet: 'Elegir una mascota',
};
