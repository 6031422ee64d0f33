import { permissions } from '@aisleway/core/sharing/sharing'
import { messages } from './messages.ts'

export const permissionOptions = permissions.map(value => ({
  value,
  label: messages.permissions[value],
}))
