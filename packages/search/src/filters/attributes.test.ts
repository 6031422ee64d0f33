import { diets } from '@aisleway/core/catalogue/diets'
import { expect, test } from 'vitest'
import { departmentKey, tagAttributes } from './attributes.ts'

test.each(['Dairy & Eggs', 'Dairy eggs', ' DAIRY  & eggs ', 'Dairy&Eggs'])(
  '"%s" is one department with its other spellings',
  spelling => {
    expect(departmentKey(spelling)).toBe('dairy eggs')
  },
)

test('a shopper may filter by every diet that a product can carry, and by no other', () => {
  expect(tagAttributes.toSorted()).toEqual(diets.toSorted())
})
