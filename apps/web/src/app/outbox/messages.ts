export const messages = {
  refused: {
    title: 'A change could not be saved',
    message: 'It is kept on this device. Open “changes” at the top to try again or drop it.',
  },
}
