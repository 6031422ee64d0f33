/** The fictional store behind the sample catalogue (decision 1). The text of the hours is the spec's. */
export const store = {
  name: 'Clifton Park Market',
  addressLines: ['22 Crossing Boulevard', 'Clifton Park, NY 12065'],
  hoursText: '6 AM to 12 PM',
  hours: { opens: '06:00', closes: '24:00', timeZone: 'America/New_York' },
}
