import type { ProductFacts } from '@aisleway/core/catalogue/facts/product-facts'
import type { Product } from '@aisleway/core/catalogue/product'
import { messages as labels } from '../../label-messages.ts'
import { storeLanguage } from '../../written-language.ts'
import { Section } from '../section.tsx'
import { DietReasons } from './diet-reasons.tsx'
import { messages } from './messages.ts'
import { NutritionLabel } from './nutrition-label.tsx'

type Props = { product: Product; facts: ProductFacts | null }

/** What a product is made of and what follows from that; if unknown, only the catalogue's diet flags. */
export function CompositionSections({ product, facts }: Props) {
  if (!facts) return product.diets.length > 0 && <FlagsOfFile product={product} />
  const { ingredients, isEstimate, reasons } = facts
  return (
    <div className="@container border-line not-first:border-t">
      <div className="gap-10 @min-[44rem]:grid @min-[44rem]:grid-cols-[1fr_22rem]">
        <div>
          <Section title={messages.ingredients}>
            {ingredients.length > 0 ? (
              <p lang={storeLanguage}>{inSentence(ingredients)}</p>
            ) : (
              <p className="text-ink2">{messages.ingredientsUnknown}</p>
            )}
          </Section>
          <Section title={messages.reasons}>
            {isEstimate && <p className="mb-2 text-ink2">{messages.estimate}</p>}
            <DietReasons reasons={reasons} nonPlantIngredients={facts.nonPlantIngredients} />
          </Section>
        </div>
        <div className="border-line border-t @min-[44rem]:border-t-0">
          <Section title={messages.label}>
            <NutritionLabel facts={facts} weightQuantity={product.weightQuantity} />
          </Section>
        </div>
      </div>
    </div>
  )
}

function FlagsOfFile({ product }: { product: Product }) {
  return (
    <Section title={messages.reasons}>
      <p>
        {product.diets.map(diet => labels.diets[diet]).join(', ')}. {messages.asFileSays}
      </p>
    </Section>
  )
}

function inSentence(names: readonly string[]): string {
  const text = names.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
