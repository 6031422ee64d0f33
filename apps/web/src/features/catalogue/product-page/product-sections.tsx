import type { Product } from '@aisleway/core/catalogue/product'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../../api/session/session.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { DetailsFailed } from './details-failed.tsx'
import { CompositionSections } from './facts/composition-sections.tsx'
import { OtherSizes } from './links/other-sizes.tsx'
import { ProductLinks } from './links/product-links.tsx'
import { ProductMeals } from './links/product-meals.tsx'
import { messages } from './messages.ts'
import { PriceHistory } from './prices/price-history.tsx'
import { ProductNote } from './product-note.tsx'
import { productQuery } from './product-query.ts'
import { Section } from './section.tsx'

type Props = {
  product: Product
  /** Shows another product in place of this one instead of opening its page. */
  onOpen?: ((product: Product) => void) | undefined
}

/** What is known about a product, each topic under its heading. */
export function ProductSections({ product, onOpen }: Props) {
  const { user } = useSession()
  const { data: details, isPending, refetch } = useQuery(productQuery(product.id))
  const failed = (
    <div className="py-5">
      <DetailsFailed onRetry={refetch} />
    </div>
  )
  if (!details) return isPending ? <SectionsSkeleton /> : failed
  const { facts, sizes, similar, boughtTogether, meals, isOnlyOfDevice } = details
  return (
    <>
      {sizes.length > 0 && (
        <Section title={messages.sizes}>
          <OtherSizes product={product} sizes={sizes} onOpen={onOpen} />
        </Section>
      )}
      {isOnlyOfDevice && failed}
      {!isOnlyOfDevice && <CompositionSections product={product} facts={facts} />}
      {!isOnlyOfDevice && !product.isRetired && <PriceHistory product={product} />}
      {!isOnlyOfDevice && user && (
        <ProductNote key={product.id} userId={user.id} productId={product.id} />
      )}
      {boughtTogether.length > 0 && (
        <Section title={messages.boughtTogether}>
          <ProductLinks products={boughtTogether} onOpen={onOpen} />
        </Section>
      )}
      {similar.length > 0 && (
        <Section title={messages.similar}>
          <ProductLinks products={similar} onOpen={onOpen} />
        </Section>
      )}
      {meals.count > 0 && <ProductMeals meals={meals} />}
    </>
  )
}

function SectionsSkeleton() {
  return (
    <div className="flex animate-pulse flex-col gap-3 py-5">
      <span className="sr-only" role="status">
        {messages.loading}
      </span>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-40 w-full" />
    </div>
  )
}
