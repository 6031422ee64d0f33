import type { Diet } from '@aisleway/core/catalogue/diets'
import type { Staple } from '@aisleway/core/meals/basket/staples'
import type { MealType } from '@aisleway/core/meals/generation/meal-types'
import type { Nutrition } from '@aisleway/core/meals/recipe/nutrition'
import type { RecipeDraft } from '@aisleway/core/recipes/recipe'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { userId } from '../../auth/tables.ts'
import { moment } from '../../db/moment.ts'
import { products } from '../catalogue/tables.ts'
import type { StoredIngredient } from './stored-ingredient.ts'

export const meals = pgTable('meals', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  mealTypes: text('meal_types').array().$type<MealType[]>().notNull(),
  diets: text('diets').array().$type<Diet[]>().notNull(),
  calories: integer('calories').notNull(),
  servings: integer('servings').notNull(),
  /** Null if the source gave none. */
  prepMinutes: integer('prep_minutes'),
  cookMinutes: integer('cook_minutes'),
  nutrition: jsonb('nutrition').$type<Nutrition>().notNull(),
  steps: text('steps').array().notNull(),
  imageUrl: text('image_url').notNull(),
  /** Null if the source gave none. */
  ingredients: jsonb('ingredients').$type<StoredIngredient[]>(),
  isImported: boolean('is_imported').notNull().default(false),
})

/** The products that serve as a food: loaded with the sample store, or found by search after an import. */
export const foodProducts = pgTable(
  'food_products',
  {
    food: text('food').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  table => [
    primaryKey({ columns: [table.food, table.productId] }),
    index('food_products_product').on(table.productId),
  ],
)

/** The staples that a shopper has at home (answer 32); no row means that the shopper has not answered. */
export const staplesAtHome = pgTable('staples_at_home', {
  userId: userId().primaryKey(),
  staples: jsonb('staples').$type<Staple[]>().notNull(),
  updatedAt: moment('updated_at').notNull(),
})

/** Recipes that shoppers wrote or imported. */
export const recipes = pgTable(
  'recipes',
  {
    id: uuid('id').primaryKey(),
    userId: userId(),
    recipe: jsonb('recipe').$type<RecipeDraft>().notNull(),
    /** Whether everybody who shares a list with the shopper may read it. */
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  table => [index('recipes_user').on(table.userId, table.createdAt)],
)
