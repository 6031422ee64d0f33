/**
 * `npm run test:long` runs every journey at both sizes. `npm test` runs each at one size, on the phone if it differs
 * there, leaves out details that unit tests cover, too, and asks for reduced motion, which saves a seventh of the time.
 */
export const isLong = process.env.ALL_JOURNEYS !== undefined
