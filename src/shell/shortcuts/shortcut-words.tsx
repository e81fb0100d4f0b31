import type { Shortcut } from '#src/contract/shell/shortcuts.ts'
import { SpriteIcon } from '#src/ui/icon/sprite-icon.tsx'
import { css } from '#styled-system/css'

/** Icon, label and description of a shortcut. */
export const ShortcutWords = ({ shortcut }: { shortcut: Shortcut }) => (
  <>
    <span className={circle}>
      <SpriteIcon name={shortcut.icon} />
    </span>
    <strong className={label}>{shortcut.label}</strong>
    {shortcut.description && <span className={note}>{shortcut.description}</span>}
  </>
)

const circle = css({
  display: 'grid',
  placeItems: 'center',
  width: '12',
  height: '12',
  marginBlockEnd: '2.5',
  borderRadius: 'full',
  background: 'sunken',
  color: 'fg',
})
const label = css({ maxWidth: 'full', overflowWrap: 'anywhere', lineHeight: '[1.25rem]' })
const note = css({ maxWidth: 'full', overflowWrap: 'anywhere', textStyle: 'caption', color: 'muted' })
