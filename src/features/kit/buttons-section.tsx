import { CheckCircleIcon, FunnelIcon, LinkIcon, PlusIcon, TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Badge } from '#src/ui/badge/badge.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import type { SectionProps } from './section-props.ts'
import { row, Section, Specimen } from './specimen.tsx'

/** Buttons of every kind and size: normal, loading and disabled. */
export function ButtonsSection(props: SectionProps) {
  const { t } = useLingui()
  const [isFiltered, setIsFiltered] = useState(true)
  return (
    <Section {...props}>
      <Specimen title={t`Kinds`}>
        <div className={row}>
          <Button variant="primary">
            <PlusIcon />
            <Trans>Add task</Trans>
          </Button>
          <Button>
            <Trans>Add section</Trans>
          </Button>
          <Button variant="soft">
            <Trans>Assign to me</Trans>
          </Button>
          <Button variant="ghost">
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="text">
            <Trans>Reorder all</Trans>
          </Button>
          <Button variant="danger">
            <TrashIcon />
            <Trans>Delete</Trans>
          </Button>
        </div>
      </Specimen>
      <Specimen title={t`Sizes`}>
        <div className={row}>
          <Button size="sm">
            <CheckCircleIcon />
            <Trans>Mark complete</Trans>
          </Button>
          <Button>
            <CheckCircleIcon />
            <Trans>Mark complete</Trans>
          </Button>
          <Button size="lg" variant="primary">
            <Trans>Take payment</Trans>
          </Button>
        </div>
      </Specimen>
      <Specimen title={t`Waiting and out of use`}>
        <div className={row}>
          <Button variant="primary" loading>
            <Trans>Save</Trans>
          </Button>
          <Button loading>
            <Trans>Send</Trans>
          </Button>
          <Button variant="primary" disabled>
            <Trans>Save</Trans>
          </Button>
          <Button disabled>
            <Trans>Send</Trans>
          </Button>
        </div>
      </Specimen>
      <Specimen title={t`Icon buttons`}>
        <div className={row}>
          <IconButton label={t`Filter`} pressed={isFiltered} onClick={() => setIsFiltered(!isFiltered)}>
            <FunnelIcon />
          </IconButton>
          <IconButton label={t`Copy link`}>
            <LinkIcon />
          </IconButton>
          <IconButton label={t`Delete`} disabled>
            <TrashIcon />
          </IconButton>
          <IconButton label={t`Copy link`} size="sm">
            <LinkIcon />
          </IconButton>
          <IconButton label={t`Copy link`} size="lg">
            <LinkIcon />
            <Badge count={3} corner />
          </IconButton>
        </div>
      </Specimen>
    </Section>
  )
}
