export const messages = {
  title: 'Recent searches',
  clear: 'Clear recent searches',
}
