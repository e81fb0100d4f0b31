import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Delta } from '#src/features/dashboards/cards/delta.tsx'
import { Sparkline } from '#src/ui/charts/sparkline.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css, cx } from '#styled-system/css'
import { sheet } from '#styled-system/recipes'
import { formatDollars } from './coin-format.ts'
import { hasDay, type WatchedCoin } from './crypto-models.ts'

interface Props {
  coins: readonly WatchedCoin[]
  /** The coin of the large chart. */
  chosen: string | undefined
  /** On the page it is a sheet with a heading; a drawer has its own. */
  heading?: boolean
}

/** The watched coins with their prices. A row shows its coin in the large chart. */
export function Watchlist({ coins, chosen, heading = false }: Props) {
  const { t } = useLingui()
  const formats = useFormats()
  return (
    <section aria-label={t`Watchlist`} className={cx(heading && sheet(), css({ overflow: 'hidden' }))}>
      {heading && (
        <h2 className={css({ textStyle: 'titleSm', paddingInline: 'card', paddingBlock: '3' })}>
          <Trans>Watchlist</Trans>
        </h2>
      )}
      <ul>
        {coins.map(({ title, iso, price, change, values }) => (
          <li key={iso} className={css({ borderBlockStart: 'hairline' })}>
            <Link
              to="/dashboards/crypto"
              search={previous => ({
                range: previous.range === 'day' ? 'day' : undefined,
                coin: hasDay(iso) ? undefined : iso.toLowerCase(),
              })}
              resetScroll={false}
              activeOptions={{ explicitUndefined: true }}
              className={row}
              style={iso === chosen ? { background: 'var(--colors-accent-selected)' } : undefined}
            >
              <span className={css({ flex: '1', minWidth: '0' })}>
                <span className={css({ display: 'block', fontWeight: 'label', truncate: true })}>
                  {title}
                </span>
                <span className={css({ textStyle: 'caption', color: 'muted' })}>{iso}</span>
              </span>
              <Sparkline values={values} color={change < 0 ? 'c4' : 'c3'} />
              <span
                className={css({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' })}
                style={{ minWidth: '6rem' }}
              >
                <span className={css({ display: 'block', textStyle: 'label' })}>
                  {formatDollars(price, formats)}
                </span>
                <Delta change={change} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'row',
  paddingInline: 'card',
  paddingBlock: '2',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
