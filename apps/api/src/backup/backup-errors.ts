import { OperatorError } from '../log/operator-error.ts'

export const damaged = () => new OperatorError('The backup is damaged.')
export const cutOff = () => new OperatorError('The backup is cut off: its end is missing.')
export const madeByNewer = () =>
  new OperatorError('The backup was made by a newer version of Aisleway. Update this one first.')
