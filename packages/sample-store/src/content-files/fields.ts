import { z } from 'zod'

/** Fields that several kinds of file share. */

/** 3.49 in a file becomes 349 cents in the store. */
export const dollars = z
  .number()
  .positive()
  .transform(amount => Math.round(amount * 100))
  .describe('US dollars')

export const hexColour = z
  .string()
  .regex(/^#[\da-f]{6}$/, 'expected a colour such as "#c9412b"')
  .describe('A colour of six hexadecimal digits')

export const icon = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .describe('Name of a Noto icon')

export const ingredientName = z.string().min(1).describe('An ingredient of nutrition.yaml')

const slug = z.string().regex(/^[a-z0-9-]+$/, 'expected lower case, digits and hyphens')

export const category = z
  .string()
  .min(1)
  .max(60)
  .describe('The group within the department in which a shopper looks for it: Milk')

export const fileName = slug.describe('Name of a file, without .yaml')

export const kindSlug = slug.describe('The slug of a product kind')
