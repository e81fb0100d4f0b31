import {
  DocumentDuplicateIcon,
  EllipsisVerticalIcon,
  PencilIcon,
  TagIcon,
  TrashIcon,
} from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { people } from '#src/features/showcase/page/sample.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Kbd } from '#src/ui/keyboard/kbd.tsx'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { Menu } from '#src/ui/menu/menu.tsx'

/** A menu is described as data: actions, ticks, submenus, a key beside an entry. */
export function CardMenu() {
  const { t } = useLingui()
  const [isPinned, setIsPinned] = useState(true)
  const say = (text: string) => () => toast.success(text)
  const rename = say(t`The card can be renamed now`)
  useKeyboardShortcuts([{ keys: 'e', label: t`Rename the card`, run: rename }])

  return (
    <Menu
      trigger={
        <IconButton label={t`Card actions`}>
          <EllipsisVerticalIcon />
        </IconButton>
      }
      entries={[
        { label: t`Rename`, icon: <PencilIcon />, detail: <Kbd keys="E" />, run: rename },
        { label: t`Copy the card`, icon: <DocumentDuplicateIcon />, run: say(t`The card was copied`) },
        { label: t`Pinned`, icon: <TagIcon />, checked: isPinned, onCheckedChange: setIsPinned },
        {
          label: t`Move to`,
          icon: <TagIcon />,
          entries: people.slice(0, 3).map(name => ({ label: name, run: say(name) })),
        },
        'separator',
        { label: t`Delete`, icon: <TrashIcon />, danger: true, run: say(t`The card was deleted`) },
      ]}
    />
  )
}
