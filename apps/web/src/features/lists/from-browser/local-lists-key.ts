/** The spec's key of lists kept in the browser; taken in once, never written (answer 5c). */
export const localListsKey = 'savedLists'
