export const messages = {
  authenticationRequired: {
    title: 'Authentication required',
    message: 'Please login to access this page',
  },
  unreachable: 'We can’t reach the store right now.',
}
