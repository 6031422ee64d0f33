export const messages = {
  title: 'On this device',
  itemsDone: (checked: number, items: number) =>
    `${checked} of ${items} ${items === 1 ? 'item' : 'items'}`,
  none: 'No lists on this device',
  noneText: 'Lists you’ve started shopping stay here. The rest will load once you’re back online.',
}
