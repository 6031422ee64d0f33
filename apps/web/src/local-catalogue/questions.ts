import type { DepartmentPage } from '@aisleway/core/catalogue/department-page/contract'
import type { Department, DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import type { Product } from '@aisleway/core/catalogue/product'
import type { ProductSearch, SearchResult } from '@aisleway/core/catalogue/search/product-search'
import type { Swap } from '@aisleway/core/meals/basket/food-products'
import type { Staple } from '@aisleway/core/meals/basket/staples'
import type {
  CookbookPage,
  FoodName,
  GeneratedMeals,
  MealName,
} from '@aisleway/core/meals/contract'
import type { CookbookFilters, CookbookSort } from '@aisleway/core/meals/cookbook/cookbook-filters'
import type { MealCriteria } from '@aisleway/core/meals/generation/choose-meals'
import type { Meal } from '@aisleway/core/meals/meal'
import type { DealsByDepartment } from '@aisleway/core/shopping/deals'

/** What the worker is asked, and what it answers. */
export type Questions = {
  search: { input: readonly ProductSearch[]; answer: SearchResult[] }
  /** A product and its other sizes; null for one that is not sold. */
  product: { input: string; answer: { product: Product; sizes: Product[] } | null }
  department: { input: Department; answer: DepartmentPage }
  meal: { input: string; answer: Meal | null }
  cookbook: { input: CookbookQuestion; answer: CookbookPage }
  generate: { input: GenerateQuestion; answer: GeneratedMeals }
  mealsNamed: { input: string; answer: MealName[] }
  foodsNamed: { input: string; answer: FoodName[] }
  foodNames: { input: readonly string[]; answer: FoodName[] }
  swaps: { input: { food: string; grams: number | null }; answer: Swap[] }
  deals: { input: readonly DepartmentOrOther[]; answer: DealsByDepartment }
  /** Fetches what has changed, and answers with the state afterwards. */
  update: { input: null; answer: CopyState | null }
}

/** Prices include the staples that are missing at home. */
type Lacking = { lacking: readonly Staple[] }

export type CookbookQuestion = CookbookFilters &
  Lacking & {
    text: string
    /** The foods at home. */
    foods: readonly string[]
    sort: CookbookSort
    /** Counted from 1. */
    page: number
  }

export type GenerateQuestion = Lacking & { criteria: MealCriteria; seed: number }

export type QuestionName = keyof Questions

/** What this device has of the catalogue. */
export type CopyState = {
  productCount: number
  /** When the server last confirmed that this is current, in milliseconds by this device's clock. */
  checkedAt: number
}

export type Question = {
  [Name in QuestionName]: { id: number; name: Name; input: Questions[Name]['input'] }
}[QuestionName]

/** `answer` is undefined if nothing is stored; `state` is sent whenever it changes. */
export type WorkerMessage =
  | { id: number; answer: unknown }
  | { id: number; failure: string }
  | { state: CopyState | null }
