/** The fictional store behind the sample catalogue (decision 1). The hours are the spec's words. */
export const store = {
  name: 'Clifton Park Market',
  addressLines: ['22 Crossing Boulevard', 'Clifton Park, NY 12065'],
  hours: '6 AM to 12 PM',
}
