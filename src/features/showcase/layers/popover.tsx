import { FunnelIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { row, stack } from '#src/features/showcase/page/arrange.ts'
import { people } from '#src/features/showcase/page/sample.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { Checkbox } from '#src/ui/form/checkbox.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'

/** A few fields or a short list beside their button. */
export function PopoverExample() {
  const { t } = useLingui()
  return (
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
  )
}
