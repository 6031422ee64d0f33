import { expect, it } from 'vitest'
import { noticeText } from './notice-text.ts'

const who = 'Kim Lee'
const list = { listId: 'some-list', listName: 'Bread & Milk' }

it('an invitation says what one may do, and leads to the invitations', () => {
  expect(noticeText({ kind: 'invitation', who, ...list, permission: 'view' })).toEqual({
    text: 'Kim Lee invited you to “Bread & Milk”',
    details: 'View only',
    href: '/invitations',
  })
})

it('a list is found by its name, whatever signs are in it', () => {
  const { href } = noticeText({ kind: 'list-changed', who, ...list })
  expect(new URL(href, 'https://shop.example').searchParams.get('q')).toBe('Bread & Milk')
})

it('a trip leads to its summary for who ticked on it, else to the list', () => {
  const trip = { kind: 'trip-completed', who, ...list } as const
  expect(noticeText({ ...trip, tripId: 'some-trip' }).href).toBe('/post-trip-summary/some-trip')
  expect(noticeText({ ...trip, tripId: null }).href).toMatch(/^\/my-lists\?q=/)
})

it('a list that is one’s own since its owner has gone is found by its name', () => {
  const ended = { kind: 'access-ended', who: null, listName: 'Bread & Milk' } as const
  expect(noticeText({ ...ended, copy: { of: 'old', listId: 'new' } })).toEqual({
    text: '“Bread & Milk” is your own list now, because its owner deleted their account',
    href: '/my-lists?q=Bread+%26+Milk',
  })
  expect(noticeText(ended).text).toBe('A former member no longer shares “Bread & Milk” with you')
})

it('an answer tells yes from no', () => {
  const answer = { kind: 'answer', who, ...list } as const
  expect(noticeText({ ...answer, isAccepted: true }).text).toContain('Kim Lee accepted')
  expect(noticeText({ ...answer, who: null, isAccepted: false }).text).toBe(
    'Your invitation to “Bread & Milk” was declined',
  )
})

it('what somebody did whose account has gone is a former member’s', () => {
  expect(noticeText({ kind: 'list-changed', who: null, ...list }).text).toBe(
    'A former member updated “Bread & Milk”',
  )
})

it('a lower price says what it was before, and leads to the product', () => {
  const price = {
    kind: 'price',
    productId: 'jam 1/2',
    productName: 'Plum Jam',
    priceCents: 349,
    beforeCents: 449,
  } as const
  expect(noticeText({ ...price, who: null, reason: 'favorite' })).toEqual({
    text: 'One of your favorites is on sale: Plum Jam',
    details: '$3.49, was $4.49',
    href: '/products/jam%201%2F2',
  })
  expect(noticeText({ ...price, who: null, reason: 'usual' }).details).toBe('$3.49, usually $4.49')
})
