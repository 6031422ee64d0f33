/** A backup that cannot be read or loaded; the message is for the operator. */
export class BackupError extends Error {}

export const damaged = () => new BackupError('The backup is damaged.')
export const cutOff = () => new BackupError('The backup is cut off: its end is missing.')
export const madeByNewer = () =>
  new BackupError('The backup was made by a newer version of Aisleway. Update this one first.')
