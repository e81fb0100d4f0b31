import { TrashIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { SavedReport } from '#src/contract/shop/journal.ts'
import { journalCalls } from '#src/features/universal/load-journal.ts'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { useSingleAction } from '#src/ui/button/use-single-action.ts'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { Input } from '#src/ui/form/input.tsx'
import { useConfirm } from '#src/ui/overlay/confirm.tsx'
import { css } from '#styled-system/css'

/** A saved report: its name can be changed, and it can be deleted. */
export function ReportLine({ report }: { report: SavedReport }) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const once = useSingleAction()
  const [name, setName] = useState(report.name)
  const isChanged = name.trim() !== '' && name.trim() !== report.name

  function rename(event: FormEvent) {
    event.preventDefault()
    if (isChanged)
      void once(() =>
        withErrorToast(() => journalCalls.saveReport({ body: { ...report, name: name.trim() } })),
      )
  }

  async function remove() {
    const isSure = await confirm({
      title: t`Delete the report “${{ name: report.name }}”?`,
      text: t`Only the saved filters are deleted, no document.`,
      action: t`Delete the report`,
      danger: true,
    })
    if (isSure) await withErrorToast(() => journalCalls.removeReport({ query: { id: report.id } }))
  }

  return (
    <li>
      <form className={css({ display: 'flex', alignItems: 'center', gap: '2' })} onSubmit={rename}>
        <Input
          aria-label={t`Name of ${{ name: report.name }}`}
          maxLength={100}
          autoComplete="off"
          className={css({ flex: '1', minWidth: '0' })}
          value={name}
          onChange={event => setName(event.target.value)}
        />
        {isChanged && (
          <Button type="submit" className={css({ height: 'field' })}>
            <Trans>Rename</Trans>
          </Button>
        )}
        <IconButton size="lg" label={t`Delete ${{ name: report.name }}`} onClick={() => void once(remove)}>
          <TrashIcon />
        </IconButton>
      </form>
    </li>
  )
}
