import {
  DocumentDuplicateIcon,
  EllipsisVerticalIcon,
  FunnelIcon,
  InformationCircleIcon,
  KeyIcon,
  PencilIcon,
  TagIcon,
  TrashIcon,
  UserCircleIcon,
} from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { StatusDot } from '#src/ui/badge/status-dot.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Kbd } from '#src/ui/keyboard/kbd.tsx'
import { useKeyboardShortcuts } from '#src/ui/keyboard/keyboard-shortcuts.ts'
import { Menu } from '#src/ui/overlay/menu.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import { Tooltip } from '#src/ui/overlay/tooltip.tsx'
import { people } from './sample.ts'
import type { SectionProps } from './section-props.ts'
import { row, Section, Specimen, stack } from './specimen.tsx'

/** Menus, popovers and tooltips. */
export function MenusSection(props: SectionProps) {
  const { t } = useLingui()
  const [status, setStatus] = useState('online')
  const [isPinned, setIsPinned] = useState(true)
  const say = (text: string) => () => toast.success(text)
  const rename = say(t`The card can be renamed now`)
  useKeyboardShortcuts([{ keys: 'e', label: t`Rename the card`, run: rename }])

  return (
    <Section {...props}>
      <Specimen title={t`Menus`}>
        <div className={row}>
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
          <Menu
            trigger={
              <Button>
                <UserCircleIcon />
                <Trans>Account</Trans>
              </Button>
            }
            head={<strong>Nguyễn Thị Hường</strong>}
            entries={[
              { label: t`Profile`, icon: <UserCircleIcon />, run: say(t`Profile`) },
              { label: t`Change password`, icon: <KeyIcon />, disabled: true, run: () => {} },
              'separator',
              {
                heading: t`Status`,
                value: status,
                onChange: setStatus,
                options: [
                  { value: 'online', label: t`Online`, icon: <StatusDot tone="live" /> },
                  { value: 'away', label: t`Away`, icon: <StatusDot tone="waiting" /> },
                  { value: 'busy', label: t`Busy`, icon: <StatusDot tone="trouble" /> },
                ],
              },
            ]}
          />
        </div>
      </Specimen>
      <Specimen title={t`Popovers`}>
        <div className={row}>
          <Popover
            width="sm"
            label={t`Who may see it`}
            trigger={
              <Button>
                <FunnelIcon />
                <Trans>Who may see it</Trans>
              </Button>
            }
          >
            {close => (
              <div className={stack}>
                {people.slice(0, 4).map(name => (
                  <Checkbox key={name} defaultChecked>
                    <span className={row}>
                      <Avatar name={name} size="xs" decorative />
                      {name}
                    </span>
                  </Checkbox>
                ))}
                <Button size="sm" variant="primary" onClick={close}>
                  <Trans>Done</Trans>
                </Button>
              </div>
            )}
          </Popover>
        </div>
      </Specimen>
      <Specimen title={t`Tooltips`}>
        <div className={row}>
          <Tooltip text={t`Base price plus 8% tax; it follows when one of them changes`}>
            <Button variant="ghost">
              <InformationCircleIcon />
              <Trans>How the price is made</Trans>
            </Button>
          </Tooltip>
        </div>
      </Specimen>
    </Section>
  )
}
