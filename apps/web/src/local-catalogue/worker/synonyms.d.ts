/** The file is made by the build of the search package, which the types do not wait for. */
declare module '@aisleway/search/synonyms.json' {
  import type { Thesaurus } from '@aisleway/search/search-index'

  const thesaurus: Thesaurus
  export default thesaurus
}
