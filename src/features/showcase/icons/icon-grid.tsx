import { useLingui } from '@lingui/react/macro'
import { copyText } from '#src/features/showcase/page/copy-text.ts'
import { useWidth } from '#src/ui/charts/plot/use-width.ts'
import { DrawnIcon } from '#src/ui/icon/drawn-icon.tsx'
import { VirtualList } from '#src/ui/lists/virtual-list.tsx'
import { css } from '#styled-system/css'
import { inRows } from './find-icons.ts'

interface Props {
  set: string
  names: readonly string[]
  /** In px. */
  size: number
}

const TILE_PX = 104
const TEXT_PX = 52

/** Icons as buttons that copy their names. Only the visible rows are in the page. */
export function IconGrid({ set, names, size }: Props) {
  const { t } = useLingui()
  const { ref, width } = useWidth()
  const columns = Math.max(1, Math.floor(width / TILE_PX))
  return (
    <div ref={ref}>
      {width > 0 && (
        <VirtualList
          key={`${columns}/${size}`}
          label={t`Icons`}
          items={inRows(names, columns)}
          keyOf={row => row[0] ?? ''}
          estimate={size + TEXT_PX}
          className={css({ height: '[max(20rem, 100dvh - 19rem)]' })}
        >
          {row => (
            <div className={line} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
              {row.map(name => (
                <button
                  key={name}
                  type="button"
                  className={tile}
                  title={name}
                  onClick={() =>
                    void copyText(name, t`“${name}” was copied`, t`The browser does not allow copying`)
                  }
                >
                  <DrawnIcon file={`icons/${set}.svg`} name={name} size={size} />
                  <span className={css({ width: 'full', textStyle: 'micro', truncate: true })}>{name}</span>
                </button>
              ))}
            </div>
          )}
        </VirtualList>
      )}
    </div>
  )
}

const line = css({ display: 'grid' })
const tile = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '2',
  minWidth: '0',
  padding: '2',
  borderRadius: 'md',
  textAlign: 'center',
  cursor: 'pointer',
  _hover: { background: 'hover' },
  _focusVisible: { outlineOffset: '[-2px]' },
})
