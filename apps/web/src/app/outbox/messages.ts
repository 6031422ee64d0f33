export const messages = {
  refused: {
    title: 'We couldn’t save a change',
    message: 'It’s still on this device. Open “changes” at the top to retry or discard it.',
  },
}
