/** The spec's key for lists kept in the browser. They are imported once, and never written (answer 5c). */
export const localListsKey = 'savedLists'
