import { FunnelIcon, LinkIcon, TrashIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { row } from '#src/features/showcase/page/arrange.ts'
import { sayPressed } from '#src/features/showcase/page/say-pressed.ts'
import { Badge } from '#src/ui/badge/badge.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'

/** The label is the accessible name and the tooltip. `pressed` makes a toggle. */
export function IconButtons() {
  const { t } = useLingui()
  const [isFiltered, setIsFiltered] = useState(true)
  return (
    <div className={row}>
      <IconButton label={t`Filter`} pressed={isFiltered} onClick={() => setIsFiltered(!isFiltered)}>
        <FunnelIcon />
      </IconButton>
      <IconButton label={t`Delete`} disabled>
        <TrashIcon />
      </IconButton>
      <IconButton label={t`Copy link`} size="sm" onClick={sayPressed}>
        <LinkIcon />
      </IconButton>
      <IconButton label={`${t`Copy link`}, 3`} size="lg" onClick={sayPressed}>
        <LinkIcon />
        <Badge count={3} corner />
      </IconButton>
    </div>
  )
}
