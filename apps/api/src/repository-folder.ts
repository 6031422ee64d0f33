import { fileURLToPath } from 'node:url'

/** Works both from `src` and from the bundle in `dist`, which are equally deep. */
export const repositoryFolder = fileURLToPath(new URL('../../../', import.meta.url))
