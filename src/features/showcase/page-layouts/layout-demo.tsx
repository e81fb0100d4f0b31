import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { people, products } from '#src/features/showcase/page/sample.ts'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { useTitle } from '#src/ui/text/use-title.ts'
import { css, cva, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'

interface Props {
  title: string
  /** The content is on one sheet, or on the canvas. */
  kind: 'carded' | 'simple'
  sidebar: 'none' | 'left' | 'right'
}

const route = getRouteApi('/_app/ui/$')
const ROWS = 40

/** A page with a head, content and perhaps a sidebar, in each of the three scroll modes. The mode is in the address. */
export function LayoutDemo({ title, kind, sidebar }: Props) {
  const { t } = useLingui()
  useTitle(title)
  const { scroll = 'page' } = route.useSearch()
  const navigate = route.useNavigate()
  const fixed = scroll !== 'page'
  const paneProps = (label: string, scrolls: boolean) =>
    scrolls ? ({ role: 'region', tabIndex: 0, 'aria-label': label } as const) : {}

  const side = sidebar !== 'none' && (
    <aside
      {...paneProps(t`Sidebar`, scroll === 'panes')}
      aria-label={t`Sidebar`}
      className={pane({ scrolls: scroll === 'panes' })}
    >
      <h2 className={css({ textStyle: 'titleSm' })}>
        <Trans>Sidebar</Trans>
      </h2>
      <ul>
        {people.map(name => (
          <li key={name} className={entry}>
            {name}
          </li>
        ))}
      </ul>
    </aside>
  )

  return (
    <div className={frame({ fixed })}>
      <header className={head}>
        <h1
          tabIndex={-1}
          className={css({ flex: '1', minWidth: '[min(100%, 16rem)]', textStyle: 'heading' })}
        >
          {title}
        </h1>
        <SegmentedControl
          label={t`What scrolls`}
          value={scroll}
          onChange={mode =>
            void navigate({
              search: previous => ({ ...previous, scroll: mode }),
              replace: true,
              resetScroll: false,
            })
          }
          options={[
            { value: 'page', label: t`Page` },
            { value: 'content', label: t`Content` },
            { value: 'panes', label: t`Panes` },
          ]}
        />
      </header>
      <div
        {...paneProps(t`Content`, scroll === 'content')}
        className={cx(kind === 'carded' && sheet(), body({ sidebar, scrolls: scroll === 'content', fixed }))}
      >
        {sidebar === 'left' && side}
        <section
          {...paneProps(t`Content`, scroll === 'panes')}
          className={pane({ scrolls: scroll === 'panes' })}
        >
          <h2 className={css({ textStyle: 'titleSm' })}>
            <Trans>Content</Trans>
          </h2>
          <ol>
            {Array.from({ length: ROWS }, (_, index) => products[index % products.length]).map(
              (product, index) => (
                <li key={`${index}/${product?.sku}`} className={entry}>
                  {product?.name}
                </li>
              ),
            )}
          </ol>
        </section>
        {sidebar === 'right' && side}
      </div>
    </div>
  )
}

const frame = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '5',
    paddingInline: 'page',
    paddingBlockStart: '2',
  },
  variants: {
    fixed: {
      true: { height: '[calc(100dvh - 9rem)]', gridTemplateRows: '[auto minmax(0, 1fr)]' },
      false: {},
    },
  },
})
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2.5' })
const body = cva({
  base: { display: 'grid', gap: '5', minHeight: '0' },
  variants: {
    sidebar: {
      none: { gridTemplateColumns: 'minmax(0, 1fr)' },
      left: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[14.5rem minmax(0, 1fr)]' } },
      right: { gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[minmax(0, 1fr) 14.5rem]' } },
    },
    scrolls: { true: { overflowY: 'auto' } },
    fixed: { false: { alignItems: 'start' } },
  },
})
const pane = cva({
  base: { padding: 'card', minHeight: '0', minWidth: '0' },
  variants: { scrolls: { true: { overflowY: 'auto' } } },
})
const entry = css({ paddingBlock: '2.5', borderBlockStart: 'hairline' })
