import { describe, expect, it } from 'vitest'
import { departmentHead } from './department-head.ts'

const headOf = departmentHead(() => 'https://shop.test')
const head = (path: string, language = 'en') =>
  headOf(new Request(`https://inside${path}`, { headers: { 'accept-language': language } }))

describe('the page of a department', () => {
  it('has a title and one address, whatever is chosen in it', () => {
    expect(head('/departments/dairy-eggs?sale=1')).toMatchObject({
      status: 200,
      title: 'Dairy & Eggs · Aisleway',
      canonical: 'https://shop.test/departments/dairy-eggs',
    })
    expect(head('/departments/Dairy%20Eggs')).toMatchObject({
      canonical: 'https://shop.test/departments/dairy-eggs',
    })
  })

  it('leaves the title to the app where it is not read in English', () => {
    expect(head('/departments/pet', 'es')).not.toHaveProperty('title')
  })

  it('is not found for a department that the store does not have', () => {
    expect(head('/departments/toys')).toMatchObject({ status: 404 })
  })

  it('is the only one with this head', () => {
    expect(head('/departments')).toBeNull()
    expect(head('/departments/pet/dogs')).toBeNull()
    expect(head('/browse')).toBeNull()
  })
})
