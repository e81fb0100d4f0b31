import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { Layer } from '#src/ui/lazy/lazy-layer.tsx'
import { useHighlight } from '#src/ui/overlay/use-highlight.ts'
import { css } from '#styled-system/css'
import { firstValue, MenuEntries } from './menu-entries.tsx'
import type { MenuProps } from './menu-props.ts'
import { menuSheet } from './menu-sheet.ts'

/** The sheet of a `Menu`. */
export function MenuPanel({ open, onOpenChange, byKey, ids, placement = 'bottom-start', ...props }: Props) {
  const [highlighted, highlight] = useHighlight(open, byKey ? firstValue(props.entries) : null)
  return (
    <Ark.Root
      open={open}
      onOpenChange={change => onOpenChange(change.open)}
      ids={ids}
      highlightedValue={highlighted}
      onHighlightChange={change => highlight(change.highlightedValue)}
      loopFocus
      positioning={{ placement, gutter: 8, overflowPadding: 8, strategy: 'fixed' }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Ark.Positioner>
          <Ark.Content className={menuSheet} aria-label={props.label}>
            {props.head && <div className={head}>{props.head}</div>}
            <MenuEntries entries={props.entries} />
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}

type Props = Layer & Omit<MenuProps, 'trigger'>

const head = css({ margin: '-2', marginBlockEnd: '2', padding: '4', borderBlockEnd: 'hairline' })
