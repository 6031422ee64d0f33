/**
 * The URLs, as path and query, that a navigation requests from the server alone: API responses and files. The id of a
 * product may end like a file's name, and so may a search.
 */
export const notAPage = [
  /^\/api\//,
  /^\/1\//,
  /^\/\.well-known\//,
  /^\/(?!products\/)[^?]*\.\w+(\?|$)/,
]
