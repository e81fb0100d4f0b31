import { DocumentIcon, FolderIcon } from '@heroicons/react/24/outline'
import { Plural } from '@lingui/react/macro'
import { UnderPointer } from '#src/ui/drag/under-pointer.tsx'
import { css } from '#styled-system/css'
import type { Dragged } from './use-item-drag.ts'

/** px from the pointer: the folder below it stays visible. */
const OFFSET = { x: 12, y: 8 }

/** The dragged items at the pointer: the name of one, or how many they are. */
export function LiftedItems({ dragged: { items, start } }: { dragged: Dragged }) {
  const [first] = items
  const Icon = first?.type === 'folder' ? FolderIcon : DocumentIcon
  return (
    <UnderPointer start={start} offset={OFFSET} className={sheet}>
      <Icon />
      <span className={css({ truncate: true })}>
        {items.length > 1 ? <Plural value={items.length} one="# item" other="# items" /> : first?.name}
      </span>
    </UnderPointer>
  )
}

const sheet = css({
  '&:not([hidden])': { display: 'flex' },
  alignItems: 'center',
  gap: '2',
  maxWidth: '64',
  paddingInline: '3.5',
  paddingBlock: '2',
  borderRadius: 'lg',
  background: 'surface',
  textStyle: 'label',
  '& svg': { flex: 'none', width: 'icon.md', height: 'icon.md' },
})
