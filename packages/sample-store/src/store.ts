import { content } from './content.ts'

/** The fictional store behind the sample catalogue (answer 1). */
export const { store } = content
