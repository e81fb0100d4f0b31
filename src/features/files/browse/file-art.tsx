import { DocumentIcon } from '@heroicons/react/24/outline'
import type { Item } from '#src/contract/files.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { css, cx } from '#styled-system/css'

type Props = { item: Pick<Item, 'name' | 'type'>; className?: string }

/** A sheet of paper with the kind of the file on it. */
export const FileArt = ({ item, className }: Props) => (
  <span className={cx(frame, className)}>
    <DocumentIcon aria-hidden="true" />
    <Tag tone={tones[item.type]} className={chip}>
      {kindOf(item)}
    </Tag>
  </span>
)

/** The ending of the name in capitals, or the type where the ending is long or missing. */
export function kindOf({ name, type }: Pick<Item, 'name' | 'type'>): string {
  const [, ending] = /\.([a-z\d]{1,5})$/i.exec(name) ?? []
  return ending?.toUpperCase() ?? type
}

const tones = {
  folder: 'neutral',
  PDF: 'danger',
  XLS: 'success',
  DOC: 'info',
  TXT: 'neutral',
  JPG: '3',
  MP3: '4',
  MP4: '2',
  ZIP: 'warning',
  FILE: 'neutral',
} as const

const frame = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '16',
  height: '16',
  color: 'subtle',
  '& > svg': { width: 'full', height: 'full', strokeWidth: '[0.8]' },
})
const chip = css({
  position: 'absolute',
  insetInlineStart: '[-0.375rem]',
  insetBlockEnd: '2',
  minHeight: '5',
})
