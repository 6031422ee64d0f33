export const messages = {
  label: 'Search products',
  placeholder: 'Search products...',
  clear: 'Clear search',
  cancel: 'Cancel',
}
