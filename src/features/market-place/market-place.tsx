import { ShoppingCartIcon } from '@heroicons/react/24/outline'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCan } from '#src/api/rights.ts'
import { ShopSample } from '#src/blocks/shop/sample/shop-sample.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { useBreakpoint } from '#src/ui/layout/use-breakpoint.ts'
import { NoMatches } from '#src/ui/lists/no-matches.tsx'
import { Paginator } from '#src/ui/lists/paginator.tsx'
import { PageHeading } from '#src/ui/text/page-heading.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css } from '#styled-system/css'
import { BasketBar } from './basket/basket-bar.tsx'
import { BasketPane } from './basket/basket-pane.tsx'
import { BasketContext, useKeptBasket } from './basket/use-basket.ts'
import { type loadMarket, lowOffers } from './load-market.ts'
import type { MarketSearch } from './market-search.ts'
import { OfferCard } from './offers/offer-card.tsx'
import { OfferFilters } from './offers/offer-filters.tsx'

type Props = Awaited<ReturnType<typeof loadMarket>> & { search: MarketSearch }

/** What suppliers offer, and the basket from which take-ins are made. */
export function MarketPlace({ rows, pagination, categories, suppliers, search }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const router = useRouter()
  const can = useCan()
  const isWide = useBreakpoint('lg')
  const basket = useKeptBasket()
  const once = useSingleAction()
  useTitle(t`Market place`)
  const canOrder = can('check-in', 'create')
  const { length, page, size } = pagination
  const quantities = new Map(basket.lines.map(({ id, quantity }) => [id, quantity]))
  const isFiltered = [search.q, search.supplier, search.category, search.low].some(Boolean)

  const change = (next: Partial<MarketSearch>) =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, page: undefined, ...next }),
      replace: true,
      resetScroll: false,
    })

  const openBasket = () =>
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, basket: true as const }),
      state: { isDialog: true },
      resetScroll: false,
    })

  const closeBasket = () =>
    router.state.location.state.isDialog
      ? router.history.back()
      : change({ page: search.page, basket: undefined })

  const orderLow = () =>
    once(async () => {
      const offers = await withErrorToast(() => lowOffers(search.supplier))
      if (!offers) return
      if (offers.length === 0) return toast.success(t`Nothing is below its minimum.`)
      const count = basket.addMissing(offers)
      if (count === 0) toast.success(t`All that is below its minimum is in the basket already.`)
      else toast.success(t`Products added to the basket: ${count}`)
    })

  return (
    <BasketContext value={basket}>
      <div className={panes}>
        <div className={main}>
          <header className={head}>
            <PageHeading title={t`Market place`}>
              <Plural value={length} _0="No offers" one="# offer" other="# offers" />
            </PageHeading>
            {canOrder && (
              <Button onClick={() => void orderLow()}>
                <ShoppingCartIcon />
                <Trans>Order all below the minimum</Trans>
              </Button>
            )}
          </header>
          <div className={css({ paddingInline: 'page' })}>
            <ShopSample />
          </div>
          <OfferFilters search={search} suppliers={suppliers} categories={categories} onChange={change} />
          {rows.length > 0 ? (
            <div className={scroll}>
              <ul aria-label={t`Offers`} className={grid}>
                {rows.map(offer => (
                  <OfferCard
                    key={offer.id}
                    offer={offer}
                    quantity={quantities.get(offer.id) ?? 0}
                    canOrder={canOrder}
                  />
                ))}
              </ul>
            </div>
          ) : isFiltered ? (
            <NoMatches
              query={search.q ?? ''}
              actions={
                <Button onClick={() => void navigate({ to: '.', search: {} })}>
                  <Trans>Show all</Trans>
                </Button>
              }
            >
              <Trans>No offer has this name, supplier and category. Try fewer filters.</Trans>
            </NoMatches>
          ) : (
            <EmptyState title={<Trans>No offers yet</Trans>}>
              <Trans>Add suppliers and products to the lists; what they offer then stands here.</Trans>
            </EmptyState>
          )}
          {length > size && (
            <Paginator
              page={page}
              size={size}
              total={length}
              sizes={[size]}
              onChange={next => change({ page: next.page === 0 ? undefined : next.page + 1 })}
              className={foot}
            />
          )}
          {!isWide && <BasketBar open={search.basket === true} onOpen={openBasket} onClose={closeBasket} />}
        </div>
        {isWide && canOrder && <BasketPane />}
      </div>
    </BasketContext>
  )
}

const panes = css({ flex: '1', display: 'flex', minHeight: '0', minWidth: '0', _print: { display: 'block' } })
const main = css({ flex: '1', minWidth: '0', minHeight: '0', display: 'flex', flexDirection: 'column' })
const head = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '2.5',
  paddingInline: 'page',
  paddingBlockStart: '4',
})
const scroll = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlockStart: 'hairline',
  _print: { overflow: 'visible' },
})
const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(10.5rem, 1fr))]',
  gap: '3',
  paddingInline: 'page',
  paddingBlock: '3',
})
const foot = css({ flex: 'none', background: 'surface', borderBlockStart: 'hairline', paddingInline: 'page' })
