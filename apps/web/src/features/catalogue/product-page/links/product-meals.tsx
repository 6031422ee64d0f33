import type { ProductDetails } from '@aisleway/core/product/contract'
import { Link } from '@tanstack/react-router'
import { RevealedImage } from '../../../../ui/display/revealed-image.tsx'
import { storeLanguage } from '../../written-language.ts'
import { messages } from '../messages.ts'
import { Section } from '../section.tsx'

/** The meals that use a product; opening one requires sign-in. */
export function ProductMeals({ meals }: Pick<ProductDetails, 'meals'>) {
  const more = meals.count - meals.first.length
  return (
    <Section title={messages.meals(meals.count)}>
      <div className="@container">
        <ul className="-m-2 grid grid-cols-2 gap-x-1 gap-y-2 large-text:grid-cols-1 @min-[34rem]:grid-cols-3">
          {meals.first.map(({ slug, name, imageUrl }) => (
            <li key={slug} className="flex">
              <Link
                to="/meals/$slug"
                params={{ slug }}
                className="pressable flex w-full flex-col gap-2 rounded-control p-2 hover:bg-sunken"
              >
                <RevealedImage
                  src={imageUrl}
                  width={320}
                  height={200}
                  className="aspect-[8/5] w-full rounded-control object-cover"
                />
                <span lang={storeLanguage} className="font-semibold leading-snug">
                  {name}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <Link
            to="/cookbook"
            search={{ have: meals.foods.join(',') }}
            className="mt-2 inline-flex min-h-11 items-center font-semibold text-leaf underline-offset-4 hover:underline"
          >
            {messages.moreMeals(more)}
          </Link>
        )}
      </div>
    </Section>
  )
}
