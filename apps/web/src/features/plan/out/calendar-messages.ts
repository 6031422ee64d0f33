export const messages = {
  subscribeText: 'Anyone with the link can see the meals in this plan and nothing else.',
  loadFailed: 'We couldn’t load the calendar link',
  makeAddress: 'Create link',
  newAddress: 'Create a new link',
  calendarAddress: 'Calendar link',
  calendarAddressHint:
    'Copy it now; we only show it once. Add it to your calendar as a subscription.',
  copyAddress: 'Copy link',
  addressCopied: 'Link copied',
  copyFailed: { title: 'We couldn’t copy the link', message: 'Select it and copy it yourself.' },
  revokeAddress: 'Turn off link',
  calendarRevoked: 'Calendar link turned off',
  calendarFailed: { title: 'We couldn’t update the link', message: 'Please try again.' },
}
