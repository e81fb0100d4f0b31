import { ArrowDownTrayIcon, ArrowUpTrayIcon, ArrowUturnLeftIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { type ChangeEvent, useRef } from 'react'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { Button } from '#src/ui/button/button.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { BackupStep } from './backup-step.tsx'
import { useBackup } from './use-backup.tsx'

const app = getRouteApi('/_app')

/** Saves all data as one file, and restores it from one. */
export function BackupDialog({ open }: { open: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { replaced } = app.useLoaderData()
  const { busy, problem, save, restore, undoRestore } = useBackup()
  const input = useRef<HTMLInputElement>(null)

  const close = () =>
    navigate({
      to: '.',
      search: before => ({ ...before, device: undefined }),
      replace: true,
      resetScroll: false,
    })

  function pick({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // Allows the same file to be chosen again.
    target.value = ''
    if (file) void restore(file)
  }

  return (
    <Dialog open={open} onOpenChange={close} size="lg" title={<Trans>Backup</Trans>}>
      <div className={steps}>
        {problem && <Notice tone="danger">{problem}</Notice>}
        <BackupStep
          icon={<ArrowDownTrayIcon />}
          title={<Trans>Save everything as a file</Trans>}
          action={
            <Button variant="primary" loading={busy === 'save'} onClick={save}>
              <Trans>Save a backup</Trans>
            </Button>
          }
        >
          <Trans>
            Tasks, contacts, mails, files, settings and passwords. Keep the file where only you can get at it.
          </Trans>
        </BackupStep>
        <BackupStep
          icon={<ArrowUpTrayIcon />}
          title={<Trans>Restore a backup</Trans>}
          action={
            <Button loading={busy === 'inspect' || busy === 'restore'} onClick={() => input.current?.click()}>
              <Trans>Choose a file</Trans>
            </Button>
          }
        >
          <Trans>It takes the place of everything here. What is here now is kept until the next time.</Trans>
        </BackupStep>
        <input
          ref={input}
          type="file"
          hidden
          accept=".gz,.json"
          aria-label={t`Backup file`}
          onChange={pick}
        />
        {replaced && (
          <BackupStep
            icon={<ArrowUturnLeftIcon />}
            title={<Trans>Take the last restore back</Trans>}
            action={
              <Button loading={busy === 'undoRestore'} onClick={undoRestore}>
                <Trans>Take back</Trans>
              </Button>
            }
          >
            <ReplacedAt at={replaced.at} />
          </BackupStep>
        )}
      </div>
    </Dialog>
  )
}

function ReplacedAt({ at }: { at: string }) {
  const formats = useFormats()
  const date = new Date(at)
  const day = formatDay(date, useNow(), formats)
  const time = formatTime(date, formats.locale)
  return (
    <Trans>
      Restored: {day}, {time}. What was here before comes back.
    </Trans>
  )
}

const steps = css({ display: 'grid', gap: '4' })
