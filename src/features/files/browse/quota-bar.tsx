import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { storageHealth } from '#src/device/storage.ts'
import { useFolder } from '#src/features/files/use-folder.ts'
import { ProgressBar } from '#src/ui/feedback/progress.tsx'
import { formatFileSize } from '#src/ui/file/format-file-size.ts'
import { css } from '#styled-system/css'

interface Room {
  /** In bytes, both. */
  usage: number
  quota: number
}

/** The last values that were read, shown until they are read again. */
let known: Room | undefined

/** How much of the room on this device is used. Hidden where the browser does not tell. */
export function QuotaBar() {
  const { items } = useFolder()
  const size = items.reduce((sum, item) => sum + item.size, 0)
  // Read again when something was added or deleted.
  return <Meter key={`${items.length}/${size}`} />
}

function Meter() {
  const { t, i18n } = useLingui()
  const [room, setRoom] = useState(known)

  useEffect(() => {
    let isCurrent = true
    void storageHealth().then(({ usage, quota }) => {
      if (usage === undefined || !quota) return
      known = { usage, quota }
      if (isCurrent) setRoom(known)
    })
    return () => {
      isCurrent = false
    }
  }, [])

  if (!room) return null
  const [used, all] = [room.usage, room.quota].map(bytes => formatFileSize(bytes, i18n.locale))
  return (
    <div className={line}>
      <ProgressBar value={room.usage / room.quota} label={t`Room used on this device`} className={bar} />
      <span>
        <Trans>
          {used} of {all} used on this device
        </Trans>
      </span>
    </div>
  )
}

const line = css({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '9',
  paddingInline: 'page',
  borderBlockStart: 'hairline',
  background: 'canvas',
  textStyle: 'caption',
  color: 'subtle',
  fontVariantNumeric: 'tabular-nums',
  _print: { display: 'none' },
})
const bar = css({ flex: '[0 1 12rem]' })
