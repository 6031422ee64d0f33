import { diets } from '@aisleway/core/catalogue/diets'
import { expect, test } from 'vitest'
import { departmentKey, tagAttributes } from './attributes.ts'
import { numberDepartments } from './departments.ts'

test.each(['Dairy & Eggs', 'Dairy eggs', ' DAIRY  & eggs ', 'Dairy&Eggs'])(
  '"%s" is one department with its other spellings',
  spelling => {
    expect(departmentKey(spelling)).toBe('dairy eggs')
  },
)

test('departments are numbered as they are met, whatever their spelling', () => {
  const departments = ['Deli', 'Dairy & Eggs', 'deli', 'Dairy eggs'].map(department => ({
    department,
  }))
  expect(numberDepartments(departments)).toEqual({ of: Uint16Array.of(0, 1, 0, 1), count: 2 })
})

test('a shopper may filter by every diet that a product can carry, and by no other', () => {
  expect(tagAttributes.toSorted()).toEqual(diets.toSorted())
})
