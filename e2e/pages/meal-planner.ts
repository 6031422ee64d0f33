import type { Meal } from '@aisleway/core/meals/meal'
import type { Locator } from '@playwright/test'
import { type Bought, cost, dollars } from './cookbook.ts'
import { test as base, expect, Shopper } from './shopper.ts'

export { expect }

/** A journey of a signed-in shopper looking for meals. */
export const test = base.extend<{ planner: MealPlanner }>({
  planner: async ({ page, isMobile }, provide) => {
    const planner = new MealPlanner(page, isMobile)
    await planner.startSignedIn()
    await provide(planner)
  },
})

type Criteria = {
  type?: 'Breakfast' | 'Lunch' | 'Dinner'
  diet?: string
  budget?: string
  calories?: number
}

/** A shopper on the screens for meals. */
export class MealPlanner extends Shopper {
  get form(): Locator {
    return this.page.getByRole('form', { name: 'Plan a meal' })
  }

  /** The panel "AI Chef at Work". */
  get panel(): Locator {
    return this.main.getByRole('region', { name: 'AI Chef at Work' })
  }

  /** Fills in the form, which on a phone may have to be opened first. */
  async criteriaFor({ type, diet, budget, calories }: Criteria) {
    const change = this.page.getByRole('button', { name: 'Change' })
    if (await change.isVisible()) await change.click()
    if (type) await this.form.getByRole('radio', { name: type }).check()
    if (diet) await this.form.getByRole('radio', { name: diet }).check()
    if (budget !== undefined) await this.form.getByLabel('Budget').fill(budget)
    if (calories !== undefined) await this.form.getByLabel('Max Calories').fill(String(calories))
  }

  async generate() {
    await this.form.getByRole('button', { name: 'Generate Meals' }).click()
  }

  /** Generates without waiting for the chef. */
  async generateNow(criteria: Criteria) {
    await this.criteriaFor(criteria)
    await this.generate()
    await this.panel.getByRole('button', { name: 'Show results now' }).click()
    await expect(this.panel).toBeHidden()
  }

  /** Opens one meal on its own screen. */
  async openMeal(slug: string, address = '') {
    await this.page.goto(`/meals/${slug}${address}`)
    await expect(this.main.getByRole('tab', { name: 'Ingredients' })).toBeVisible()
  }

  get reshuffle(): Locator {
    return this.main.getByRole('button', { name: 'Reshuffle' })
  }

  get addMeal(): Locator {
    return this.main.getByRole('button', { name: 'Add Meal to Cart' })
  }

  get includePantry(): Locator {
    return this.main.getByRole('checkbox', { name: 'Include pantry items in cost' })
  }

  /** The picture, the price and the actions of the meal. */
  get summary(): Locator {
    return this.main.getByRole('article').first()
  }

  heartOf(meal: string): Locator {
    return this.main.getByRole('button', { name: `Favorite ${meal}`, exact: true })
  }

  viewRecipe(meal: string): Locator {
    return this.main.getByRole('link', { name: `View Recipe Details of ${meal}` })
  }

  /** The number of packages or servings, by the name of its control. */
  count(label: string): Locator {
    return this.main.getByRole('group', { name: label, exact: true }).getByRole('status')
  }

  button(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true })
  }

  /**
   * Checks that the price per serving and the total are those of these ingredients plus some cents.
   */
  async seesCostOf(meal: Meal, bought: Bought[], moreCents = 0) {
    const cents = cost(bought) + moreCents
    await this.seesPrice(dollars(cents / meal.servings), dollars(cents), meal.servings)
  }

  async seesPrice(perServing: string, total: string, servings: number) {
    const of = servings === 1 ? '1 serving' : `${servings} servings`
    await expect(this.summary).toContainText(`Price per serving${perServing}${total} for ${of}`)
  }
}
