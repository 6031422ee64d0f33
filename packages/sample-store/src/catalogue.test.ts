import { createRequire } from 'node:module'
import { gtinFrom } from '@aisleway/core/catalogue/barcode/gtin'
import { departments } from '@aisleway/core/catalogue/departments'
import { type Diet, diets } from '@aisleway/core/catalogue/diets'
import { readSize } from '@aisleway/core/catalogue/unit-price'
import { describe, expect, it } from 'vitest'
import { buildProducts, type SampleProduct } from './build-products.ts'
import { content } from './content.ts'
import type { Food, Mix } from './content-files/product-kinds.ts'
import { holds } from './nutrition/diet-rules.ts'
import { type Family, type Nutrients, nutritionFacts } from './nutrition/nutrition-facts.ts'
import { partsOf, type Serving } from './nutrition/serving.ts'
import { parsePictureName } from './pictures/picture-name.ts'

const products = buildProducts()
const { departments: contents } = content
const inDepartment = (name: string) => products.filter(product => product.department === name)
const onSale = (some: SampleProduct[]) => some.filter(p => p.originalPriceCents !== null)

describe('the shelves', () => {
  it('hold at least 12,500 products', () => {
    expect(products.length).toBeGreaterThanOrEqual(12_500)
  })

  it.each(departments)('%s holds at least 150 products', department => {
    expect(inDepartment(department).length).toBeGreaterThanOrEqual(150)
  })

  it('no two products share an id', () => {
    expect(repeated(products.map(product => product.id))).toEqual([])
  })

  it('no two products share a name', () => {
    expect(repeated(products.map(product => product.name))).toEqual([])
  })

  it('no two products share a barcode', () => {
    expect(repeated(products.map(product => product.gtin))).toEqual([])
  })

  it('every barcode is a right UPC from the range that no company has', () => {
    const odd = products.filter(({ gtin }) => gtinFrom(gtin) !== gtin || !/^004\d{11}$/.test(gtin))
    expect(named(odd)).toEqual([])
  })

  it('no two kinds share a slug', () => {
    expect(repeated(contents.flatMap(({ kinds }) => kinds.map(kind => kind.slug)))).toEqual([])
  })

  it('no brand has two homes', () => {
    expect(repeated(contents.flatMap(({ brands }) => Object.keys(brands)))).toEqual([])
  })

  it('every brand has something to sell', () => {
    const carried = new Set(labels.flatMap(({ brandName }) => brandName ?? []))
    const idle = contents.flatMap(({ brands }) => Object.keys(brands).filter(b => !carried.has(b)))
    expect(idle).toEqual([])
  })

  it('every size names an amount that a unit price can be worked out from', () => {
    expect(named(products.filter(product => !readSize(product.weightQuantity)))).toEqual([])
  })

  it('every picture shows an icon that Noto draws', () => {
    const icons = new Set(products.map(product => parsePictureName(product.picture).icon))
    expect([...icons].filter(icon => !notoIcons[icon])).toEqual([])
  })
})

describe('the price tags', () => {
  it.each(departments)('at least 95 %% of %s lies inside its price band', department => {
    const [p05Cents, p95Cents] = contents.find(one => one.department === department)!.priceBand
    const all = inDepartment(department)
    const inside = all.filter(p => p.priceCents >= p05Cents && p.priceCents <= p95Cents)
    expect(inside.length / all.length).toBeGreaterThanOrEqual(0.95)
  })

  it('10 to 15 % of the store is on sale', () => {
    const share = onSale(products).length / products.length
    expect(share).toBeGreaterThanOrEqual(0.1)
    expect(share).toBeLessThanOrEqual(0.15)
  })

  it.each(departments)('8 to 18 %% of %s is on sale', department => {
    const all = inDepartment(department)
    const share = onSale(all).length / all.length
    expect(share).toBeGreaterThanOrEqual(0.08)
    expect(share).toBeLessThanOrEqual(0.18)
  })

  it('a sale takes 5 to 45 % off', () => {
    const odd = onSale(products).filter(p => discountOf(p) < 0.05 || discountOf(p) > 0.45)
    expect(named(odd)).toEqual([])
  })

  it.each(departments)('%s has a deal of more than 30 %% off', department => {
    expect(onSale(inDepartment(department)).some(p => discountOf(p) > 0.3)).toBe(true)
  })
})

describe('the seed', () => {
  it('gives the same store every time', () => {
    expect(JSON.stringify(buildProducts('same'))).toBe(JSON.stringify(buildProducts('same')))
  }, 20_000)

  it('gives other prices and the same products under another name', () => {
    const one = buildProducts('one')
    const other = buildProducts('other')
    expect(other.map(product => product.id)).toEqual(one.map(product => product.id))
    expect(other.map(product => product.priceCents)).not.toEqual(one.map(p => p.priceCents))
  })
})

describe('the diet flags', () => {
  it('every product carries exactly the flags that its composition earns', () => {
    const earned = new Map(labels.map(label => [label.name, earnedBy(label.food, label.mix)]))
    const wrong = products.filter(p => p.diets.join() !== earned.get(p.name)?.join())
    expect(named(wrong)).toEqual([])
  })

  it('every composition sums to 97 to 160 g of ingredients in 100 g, or to the drink that it makes', () => {
    const odd = labels.filter(({ mix, name }) => {
      const grams = mix ? partsOf(mix).reduce((sum, [, part]) => sum + part, 0) : 100
      return grams < 97 || (grams > 160 && !/ (?:Coffee|Tea|Concentrate), /.test(name))
    })
    expect(named(odd)).toEqual([])
  })

  it.each<[claim: string, pattern: RegExp, diet: Diet]>([
    ['Low Sodium', /\blow[- ]sodium\b/i, 'low_sodium'],
    // The "whole grain" in whole grain mustard refers to mustard seeds.
    ['Whole Wheat or Whole Grain', /\bwhole[- ](wheat|grain(?! mustard))\b/i, 'whole_grain'],
    ['Vegan or Plant-Based', /\b(vegan|plant[- ]based)\b/i, 'plant_based'],
  ])('a food that says %s has earned it', (_claim, pattern, diet) => {
    const foods = new Map(labels.filter(label => label.food).map(label => [label.name, label]))
    const claiming = products.filter(p => pattern.test(foods.get(p.name)?.text ?? ''))
    expect(claiming.length).toBeGreaterThan(0)
    expect(named(claiming.filter(p => !p.diets.includes(diet)))).toEqual([])
  })
})

/** Every label in the content, listed without the builder. */
const labels = contents.flatMap(({ kinds }) =>
  kinds.flatMap(kind =>
    kind.varieties.flatMap(variety => {
      const text = variety.label.replace('_', kind.noun)
      const makers = (kind.brands ?? [undefined]).filter(
        brand => !brand || !variety.brands || variety.brands.includes(brand),
      )
      return makers.flatMap(brandName =>
        kind.sizes.map(({ label: size }) => ({
          name: `${brandName ? `${brandName} ` : ''}${text}, ${size}`,
          text,
          brandName,
          food: kind.food,
          mix: variety.mix ?? variety.like ?? kind.food?.mix ?? kind.food?.like,
        })),
      )
    }),
  ),
)

function earnedBy(food: Food | undefined, mix: Mix | undefined): Diet[] {
  if (!food || !mix) return []
  const parts = partsOf(mix)
  const gramsOf = (...families: Family[]) =>
    parts
      .filter(([key]) => families.includes(nutritionFacts(key).family))
      .reduce((sum, [, share]) => sum + (share * food.servingGrams) / 100, 0)
  const serving: Serving = {
    grams: food.servingGrams,
    nutrients: nutrientsOf(parts, food.servingGrams),
    origins: parts.map(([key]) => nutritionFacts(key).origin),
    grainG: gramsOf('whole', 'refined'),
    wholeGrainG: gramsOf('whole'),
    produceG: gramsOf('produce'),
  }
  return diets.filter(diet => holds(diet, serving))
}

function nutrientsOf(parts: [string, number][], grams: number): Nutrients {
  const total = { ...nutritionFacts('water').per100g }
  for (const nutrient of Object.keys(total) as (keyof Nutrients)[]) {
    const figures = parts.map(([key, share]) => ({ per100g: nutritionFacts(key).per100g, share }))
    const known = figures.every(({ per100g }) => per100g[nutrient] !== null)
    const in100g = figures.reduce((sum, f) => sum + ((f.per100g[nutrient] ?? 0) * f.share) / 100, 0)
    total[nutrient] = known ? (in100g * grams) / 100 : null
  }
  return total
}

function discountOf({ priceCents, originalPriceCents }: SampleProduct): number {
  return originalPriceCents === null ? 0 : 1 - priceCents / originalPriceCents
}

function repeated(names: string[]): string[] {
  const seen = new Set<string>()
  return names.filter(name => seen.has(name) || !seen.add(name))
}

function named(some: { name: string }[]): string[] {
  return some.map(({ name }) => name)
}

// `require` rather than `import`, because the compiler would otherwise type-check 25 MB of JSON.
const notoIcons: Partial<Record<string, unknown>> = createRequire(import.meta.url)(
  '@iconify-json/noto/icons.json',
).icons
