/** The build of the search package creates the file, and type checking does not wait for that. */
declare module '@aisleway/search/synonyms.json' {
  import type { Thesaurus } from '@aisleway/search/search-index'

  const thesaurus: Thesaurus
  export default thesaurus
}
