/** The spec's key of lists kept in the browser; taken in once, never written (decision 5c). */
export const localListsKey = 'savedLists'
