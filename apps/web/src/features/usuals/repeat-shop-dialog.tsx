import { formatCents } from '@aisleway/core/money'
import { type LastShop, repeatedShop, type ShopLine } from '@aisleway/core/usuals/last-shop'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../../api/session/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Price } from '../../ui/display/price.tsx'
import { LoadFailed } from '../../ui/feedback/load-failed.tsx'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { DialogActions } from '../../ui/overlays/dialog-actions.tsx'
import { dateText } from '../../ui/text/date-text.ts'
import { useOpenCart } from '../cart/panel/cart-panel-host.tsx'
import { useMergeIntoCart } from '../cart/use-merge-into-cart.ts'
import { storeLanguage } from '../catalogue/written-language.ts'
import { lastShopQuery } from './last-shop-query.ts'
import { messages } from './messages.ts'

type Props = { open: boolean; onOpenChange: (open: boolean) => void }

/** "Repeat last trip": what has changed in price, before all of it goes into the cart. */
export default function RepeatShopDialog({ open, onOpenChange }: Props) {
  const { user } = useSession()
  const { data: shop, isPending, refetch } = useQuery({ ...lastShopQuery(user?.id), enabled: open })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={shop ? messages.repeatTitle(dateText(shop.completedAt)) : messages.repeat}
      closeLabel={messages.close}
    >
      {shop ? (
        <RepeatShop shop={shop} onAdded={() => onOpenChange(false)} />
      ) : shop === null ? (
        <p className="py-4 text-ink2">{messages.noTrips}</p>
      ) : isPending ? (
        <p className="flex justify-center py-8">
          <Spinner label={messages.loading} />
        </p>
      ) : (
        <LoadFailed title={messages.loadFailed} onRetry={refetch} />
      )}
    </Dialog>
  )
}

function RepeatShop({ shop, onAdded }: { shop: LastShop; onAdded: () => void }) {
  const { sold, dearer, cheaper, isUnchanged, totalCents, paidCents, ...leftOut } = repeatedShop(
    shop.lines,
  )
  const openCart = useOpenCart()
  const add = useMergeIntoCart('last-shop', lines => {
    onAdded()
    toast.show({
      key: 'added-to-cart',
      title: messages.added,
      message: messages.products(lines.length),
      action: { label: messages.viewCart, onPress: openCart },
    })
  })
  if (sold.length === 0) return <p className="py-4 text-ink2">{messages.nothingSold}</p>
  return (
    <>
      <p className="flex items-end justify-between gap-4">
        <span className="font-bold">
          {messages.total}
          <span className="block font-normal text-ink2 text-meta">
            {messages.paid(formatCents(paidCents))}
          </span>
        </span>
        <Price cents={totalCents} size="row" />
      </p>
      <div className="mt-4 flex flex-col gap-4">
        {isUnchanged && <p className="text-ink2">{messages.samePrice}</p>}
        <Changes title={messages.dearer} lines={dearer} />
        <Changes title={messages.cheaper} lines={cheaper} />
        <LeftOut title={messages.noLongerSold} names={leftOut.noLongerSold} />
        <LeftOut title={messages.freeText} names={leftOut.freeText} />
      </div>
      <DialogActions>
        <Button
          busy={add.isPending}
          busyLabel={messages.adding}
          onClick={() => add.run(sold)}
          className="grow"
        >
          {messages.addAll(sold.length)}
        </Button>
      </DialogActions>
    </>
  )
}

function LeftOut({ title, names }: { title: string; names: readonly string[] }) {
  return (
    names.length > 0 && (
      <div>
        <h3 className="font-bold">{title}</h3>
        <ul className="text-ink2">
          {names.map(name => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    )
  )
}

function Changes({ title, lines }: { title: string; lines: readonly ShopLine[] }) {
  return (
    lines.length > 0 && (
      <div>
        <h3 className="font-bold">{title}</h3>
        <ul className="mt-1 flex flex-col gap-1">
          {lines.map(({ name, paidCents, product }) => (
            <li key={product?.id ?? name} className="flex justify-between gap-4">
              <span lang={storeLanguage} className="min-w-0 truncate">
                {name}
              </span>
              <span className="shrink-0 tabular-nums">
                {messages.change(
                  formatCents(paidCents ?? 0),
                  formatCents(product?.priceCents ?? 0),
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    )
  )
}
