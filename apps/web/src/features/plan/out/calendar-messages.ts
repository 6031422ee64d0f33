export const messages = {
  subscribeText: 'Whoever has the address can read the meals of this plan, and nothing else.',
  makeAddress: 'Make an address',
  newAddress: 'Make a new address',
  calendarAddress: 'Address for the calendar',
  calendarAddressHint: 'It is shown only now. Add it to your calendar as a subscription.',
  copyAddress: 'Copy the address',
  addressCopied: 'Address copied',
  copyFailed: { title: 'The address could not be copied', message: 'Select it and copy it.' },
  revokeAddress: 'Make the address invalid',
  calendarRevoked: 'The address is no longer valid',
  calendarFailed: { title: 'The address could not be changed', message: 'Please try again.' },
}
