import { SwatchIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { type Note, noteColors } from '#src/contract/notes.ts'
import { paper } from '#src/features/notes/note-look.ts'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { css, cx } from '#styled-system/css'

const none = 'none'

/** Sets the background colour of one or several notes. */
export function ColorButton({ notes }: { notes: readonly Note[] }) {
  const { t } = useLingui()
  const { update } = useNotes()
  const [first] = notes
  const isSame = notes.every(({ color }) => color === first?.color)
  const names = {
    sand: t`Sand`,
    mint: t`Mint`,
    lilac: t`Lilac`,
    clay: t`Clay`,
    sky: t`Sky`,
    rose: t`Rose`,
  }

  const choose = (value: string) =>
    update(
      notes.map(({ id }) => id),
      { color: noteColors.find(color => color === value) ?? null },
    )

  return (
    <Menu
      placement="top-start"
      label={t`Colour`}
      trigger={
        <IconButton label={t`Colour`}>
          <SwatchIcon />
        </IconButton>
      }
      entries={[
        {
          value: isSame ? (first?.color ?? none) : '',
          onChange: value => void choose(value),
          options: [
            { value: none, label: t`No colour`, icon: <span className={cx(paper(), dot)} /> },
            ...noteColors.map(color => ({
              value: color,
              label: names[color],
              icon: <span className={cx(paper({ color }), dot)} />,
            })),
          ],
        },
      ]}
    />
  )
}

const dot = css({ width: 'icon.md', height: 'icon.md', borderRadius: 'full' })
