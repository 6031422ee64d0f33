import { describe, expect, it } from 'vitest'
import { departments } from '../catalogue/departments.ts'
import { type ListGeneration, listAddressFrom, listGenerationFrom } from './list-address.ts'
import { usualCriteria } from './list-criteria.ts'

const everything: ListGeneration = {
  criteria: {
    count: 25,
    budgetCents: 125_00,
    diet: 'whole_grain',
    departments: ['Dairy & Eggs', 'Pet'],
    withStaples: true,
  },
  seed: 1234,
}

describe('the address of the list generator', () => {
  it('says all that the screen shows, and reads back the same', () => {
    const address = {
      items: '25',
      budget: '125',
      diet: 'whole_grain',
      departments: 'dairy-eggs,pet',
      staples: 'yes',
      seed: '1234',
    }
    expect(listAddressFrom(everything)).toEqual(address)
    expect(listGenerationFrom(address)).toEqual(everything)
  })

  it('leaves out what is as usual', () => {
    expect(listAddressFrom({ criteria: usualCriteria, seed: null })).toEqual({})
    expect(listGenerationFrom({})).toEqual({ criteria: usualCriteria, seed: null })
  })

  it('says all departments in one word', () => {
    const criteria = { ...usualCriteria, departments: [...departments] }
    expect(listAddressFrom({ criteria, seed: 0 })).toEqual({ departments: 'all', seed: '0' })
    expect(listGenerationFrom({ departments: 'all' }).criteria.departments).toEqual(departments)
  })

  it('puts regular items first only where it says so', () => {
    expect(usualCriteria.withStaples).toBe(false)
    expect(listGenerationFrom({ staples: 'no' }).criteria.withStaples).toBe(false)
  })

  it.each([
    ['items', '1', 1],
    ['items', '50', 50],
    ['items', '0', 10],
    ['items', '51', 10],
    ['items', '2.5', 10],
    ['items', ['3'], 10],
  ])('reads %s %j as %i items', (key, text, count) => {
    expect(listGenerationFrom({ [key]: text }).criteria.count).toBe(count)
  })

  it.each([
    ['10', 10_00],
    ['200', 200_00],
    ['9', 50_00],
    ['205', 50_00],
    ['12', 50_00],
    ['-20', 50_00],
  ])('reads a budget of %s dollars as %i cents', (budget, budgetCents) => {
    expect(listGenerationFrom({ budget }).criteria.budgetCents).toBe(budgetCents)
  })

  it('keeps the departments it knows, once each', () => {
    const { criteria } = listGenerationFrom({ departments: 'pet,tools,pet,,Bakery' })
    expect(criteria.departments).toEqual(['Pet', 'Bakery'])
    expect(listGenerationFrom({ departments: ['pet'] }).criteria.departments).toEqual([])
  })

  it.each(['-1', '2147483648', '1e3', 'x'])('takes no seed from %s', seed => {
    expect(listGenerationFrom({ seed }).seed).toBeNull()
  })
})
