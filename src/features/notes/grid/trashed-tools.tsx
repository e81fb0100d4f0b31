import { ArrowUturnLeftIcon, TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNotes } from '#src/features/notes/use-notes.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'

/** The actions on a note in the trash. */
export function TrashedTools({ id }: { id: string }) {
  const { t } = useLingui()
  const { restore, purgeOne } = useNotes()
  return (
    <div className={row}>
      <Button size="sm" variant="ghost" onClick={() => restore([id])}>
        <ArrowUturnLeftIcon />
        <Trans>Restore</Trans>
      </Button>
      <IconButton size="sm" label={t`Delete for good`} onClick={() => purgeOne(id)}>
        <TrashIcon />
      </IconButton>
    </div>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlockStart: '3',
  marginInline: '-2',
})
