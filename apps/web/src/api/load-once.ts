/**
 * Imports a module once, or again after a failure, and answers its callers in their order. Browsers finish several
 * imports of a module that is still loading in any order, and take several tasks even for a loaded one.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined
  return () => {
    loading ??= load().catch(error => {
      loading = undefined
      throw error
    })
    return loading
  }
}
