import { ChevronRightIcon } from '@heroicons/react/16/solid'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ShopCategory } from '#src/contract/shop/categories.ts'
import { tab } from '#src/ui/layout/tab-look.ts'
import { css, cx } from '#styled-system/css'

interface Props {
  categories: readonly ShopCategory[]
  /** The shown category; `all` for every product. */
  categoryId: string
}

/** The way to the shown category, and the categories below it. */
export function CategoryTree({ categories, categoryId }: Props) {
  const { t } = useLingui()
  const current = categories.find(({ id }) => id === categoryId)
  const way = wayTo(categories, categoryId)
  const below = categories.filter(({ parentId }) => parentId === (current?.id ?? null))
  // A category without others below it shows its neighbours.
  const shown =
    below.length > 0 ? below : categories.filter(({ parentId }) => parentId === (current?.parentId ?? null))

  return (
    <nav
      aria-label={t`Categories`}
      className={css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })}
    >
      <ol className={path}>
        <li>
          <Link to="/main/list/product/$categoryId" params={{ categoryId: 'all' }} className={step}>
            <Trans>All products</Trans>
          </Link>
        </li>
        {way.map(({ id, name }) => (
          <li key={id} className={css({ display: 'flex', alignItems: 'center' })}>
            <ChevronRightIcon aria-hidden="true" className={arrow} />
            <Link to="/main/list/product/$categoryId" params={{ categoryId: id }} className={step}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
      <ul className={row}>
        {shown.map(({ id, name }) => (
          <li key={id} className={css({ flex: 'none' })}>
            <Link
              to="/main/list/product/$categoryId"
              params={{ categoryId: id }}
              data-selected={id === categoryId || undefined}
              className={cx(tab)}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Returns a category and those above it, the top one first. */
function wayTo(categories: readonly ShopCategory[], id: string): ShopCategory[] {
  const way: ShopCategory[] = []
  let next = categories.find(category => category.id === id)
  while (next && !way.includes(next)) {
    way.unshift(next)
    const { parentId } = next
    next = categories.find(category => category.id === parentId)
  }
  return way
}

const path = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  textStyle: 'label',
  color: 'muted',
})
const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { base: '8', _touch: 'touch' },
  _hover: { color: 'fg', textDecoration: 'underline' },
})
const arrow = css({ width: 'icon.xs', height: 'icon.xs', marginInline: '1' })
const row = css({
  display: 'flex',
  gap: '6',
  overflowX: 'auto',
  scrollbarWidth: '[none]',
  boxShadow: '[inset 0 -1px 0 {colors.border}]',
})
