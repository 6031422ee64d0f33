import { ownRows } from '../../auth/personal-table.ts'
import { noticeSettings, notices } from './tables.ts'

export const personalData = [
  ownRows(notices.userId, {
    facts: notices.facts,
    createdAt: notices.createdAt,
    readAt: notices.readAt,
  }),
  ownRows(noticeSettings.userId, {
    favorite: noticeSettings.favorite,
    usual: noticeSettings.usual,
    cart: noticeSettings.cart,
  }),
]
