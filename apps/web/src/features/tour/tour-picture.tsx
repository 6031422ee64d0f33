import type { Product } from '@aisleway/core/catalogue/product'
import { CheckIcon } from '@phosphor-icons/react/Check'
import { HeartIcon } from '@phosphor-icons/react/Heart'
import type { ComponentType } from 'react'
import { TickMark } from '../../ui/controls/tick-mark.tsx'
import { Price } from '../../ui/display/price.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { ProductBackdrop } from '../catalogue/product/product-backdrop.tsx'
import { ProductPicture } from '../catalogue/product/product-picture.tsx'
import { ProductThumb } from '../catalogue/product/product-thumb.tsx'
import type { messages } from './messages.ts'

export const tourSteps = ['list', 'meals', 'shelves', 'saved', 'favorites', 'ready'] as const

type TourStep = (typeof tourSteps)[number] & keyof typeof messages

type PictureProps = { products: readonly Product[] }

/** Illustrates the step with products of this store. Decorative: the text says it all. */
export function TourPicture({ step, products }: PictureProps & { step: TourStep }) {
  const Picture = pictures[step]
  return (
    <div aria-hidden className="h-55 overflow-hidden bg-tint">
      <Picture products={products} />
    </div>
  )
}

const pictures: Record<TourStep, ComponentType<PictureProps>> = {
  list: ListPicture,
  meals: MealsPicture,
  shelves: ShelvesPicture,
  saved: SavedPicture,
  favorites: FavoritesPicture,
  ready: ReadyPicture,
}

function ListPicture({ products }: PictureProps) {
  return (
    <ul className="mx-auto flex w-72 flex-col gap-2 pt-6">
      {products.slice(0, 3).map(product => (
        <li key={product.id} className="flex items-center gap-3 rounded-control bg-surface p-2">
          <ProductThumb product={product} />
          <span className="min-w-0 grow truncate font-semibold">{product.name}</span>
          <Price cents={product.priceCents} size="ticket" className="pr-1" />
        </li>
      ))}
    </ul>
  )
}

function MealsPicture() {
  return (
    <div className="flex h-full items-end bg-brand pt-4">
      <img src="/generate-meals.svg" alt="" className="mx-auto h-full" />
    </div>
  )
}

function ShelvesPicture({ products }: PictureProps) {
  return (
    <ul className="flex h-full items-end">
      {products.map(product => (
        <li
          key={product.id}
          data-department={product.department}
          className="flex h-full min-w-0 grow basis-0 flex-col items-center justify-end bg-(--tile)"
        >
          <ProductPicture
            product={product}
            eager
            className="aspect-square w-[92%] object-contain object-bottom"
          />
          <span className="flex h-14 w-full items-center justify-center bg-(--d)">
            <Price
              cents={product.priceCents}
              size="ticket"
              className="rounded-ticket bg-white px-1.5 pt-1.5 pb-1 text-[1.125rem] text-on-citrus"
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

function SavedPicture({ products }: PictureProps) {
  return (
    <div className="mx-auto flex w-72 flex-col gap-2 pt-6">
      <ProgressBar label="" percent={67} className="mb-1 bg-surface!" />
      {products.slice(0, 3).map((product, index) => (
        <div key={product.id} className="flex items-center gap-3 rounded-control bg-surface p-2">
          <TickMark ticked={index < 2} />
          <span className="min-w-0 grow truncate font-semibold">{product.name}</span>
          <ProductThumb product={product} />
        </div>
      ))}
    </div>
  )
}

function FavoritesPicture({ products }: PictureProps) {
  return (
    <div className="flex h-full items-center justify-center gap-4">
      {products.slice(1, 4).map((product, index) => (
        <div key={product.id} className="relative">
          <ProductBackdrop department={product.department} className="h-36! w-28! rounded-card!">
            <ProductPicture
              product={product}
              eager
              className="h-[82%] w-[88%] object-contain object-bottom"
            />
          </ProductBackdrop>
          <span className="absolute -top-3 -right-3 grid size-11 place-items-center rounded-full bg-surface text-[1.375rem]">
            {index === 1 ? <HeartIcon /> : <HeartIcon weight="fill" className="text-danger" />}
          </span>
        </div>
      ))}
    </div>
  )
}

function ReadyPicture({ products }: PictureProps) {
  return (
    <div className="relative flex h-full items-end justify-center">
      {products.map(product => (
        <ProductPicture
          key={product.id}
          product={product}
          eager
          className="aspect-square w-[21%] object-contain object-bottom"
        />
      ))}
      <span className="absolute top-7 grid size-18 place-items-center rounded-full bg-leaf text-[2.25rem] text-on-leaf">
        <CheckIcon />
      </span>
    </div>
  )
}
