import { useLingui } from '@lingui/react/macro'
import { people, products } from '#src/features/showcase/page/sample.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { css } from '#styled-system/css'

const orders = Array.from({ length: 10_000 }, (_, index) => ({
  id: `20-${String(10_000 - index).padStart(5, '0')}`,
  buyer: people[index % people.length],
  product: products[index % products.length]?.name,
}))

/** Only the visible rows are in the page. */
export function TenThousandRows() {
  const { t } = useLingui()
  return (
    <VirtualList
      label={t`Orders`}
      items={orders}
      keyOf={order => order.id}
      estimate={48}
      className={css({ height: '[18rem]' })}
    >
      {order => (
        <button type="button" className={line} onClick={() => toast.success(order.id)}>
          <span className={css({ fontVariantNumeric: 'tabular-nums', color: 'subtle' })}>{order.id}</span>
          <span className={css({ flex: '1', minWidth: '0', truncate: true })}>{order.product}</span>
          <span className={css({ display: { base: 'none', sm: 'block' }, color: 'muted' })}>
            {order.buyer}
          </span>
        </button>
      )}
    </VirtualList>
  )
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: '4',
  width: 'full',
  height: 'rowCompact',
  textAlign: 'start',
  paddingInline: 'card',
  borderBlockEnd: 'hairline',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]', boxShadow: 'none' },
})
