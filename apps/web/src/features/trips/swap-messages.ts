export const messages = {
  title: 'Swaps',
  insteadOf: (name: string) => `instead of ${name}`,
  less: (amount: string) => `${amount} less`,
  more: (amount: string) => `${amount} more`,
  same: 'same price',
  inAll: (difference: string) => `${difference} overall`,
  unknown: 'No price',
  apart: 'Swaps count toward what you spent, not what you saved.',
}
