export const messages = {
  authenticationRequired: {
    title: 'Authentication required',
    message: 'Please login to access this page',
  },
  loadingSession: 'Loading',
  unreachable: 'The store cannot be reached right now.',
}
