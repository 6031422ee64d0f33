export const messages = {
  notices: 'Avisos',
  dismiss: 'Descartar',
}
