import { useLingui } from '@lingui/react/macro'
import { useLiveQuery } from 'dexie-react-hooks'
import { useSyncExternalStore } from 'react'
import { ownWrites } from '#src/api/servers/own-writes.ts'
import { oldestCopy, onOldestCopy } from '#src/device/servers/copy-age.ts'
import { deviceStatus } from '#src/device/status.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { useNow } from '#src/ui/date/use-now.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { useDeviceWords } from './device-words.ts'

/** The words of `useDeviceWords`, unless those about configured servers are more important. */
export function useServerWords() {
  const { t, i18n } = useLingui()
  const own = useDeviceWords()
  const formats = useFormats()
  const now = useNow()
  const writes = useLiveQuery(ownWrites, [], [])
  const copiedAt = useSyncExternalStore(onOldestCopy, oldestCopy)
  const device = deviceStatus()
  if (device !== 'saved' && device !== 'offline') return own

  const refused = writes.filter(({ state }) => state === 'refused').length
  const waiting = writes.length - refused
  const [failed, count] = [i18n.number(refused), i18n.number(waiting)]
  if (refused > 0)
    return {
      word: t`${failed} refused`,
      sentence: t`The server did not take everything from this device. Look at what was refused.`,
      tone: 'trouble' as const,
    }
  if (waiting > 0)
    return {
      word: t`${count} waiting`,
      sentence: t`What waits is kept here and sent as soon as the server can be reached.`,
      tone: 'waiting' as const,
    }
  if (copiedAt === undefined) return own
  const at = new Date(copiedAt)
  const time = `${formatDay(at, now, formats)}, ${formatTime(at, formats.locale)}`
  return {
    word: t`As of ${time}`,
    sentence: t`The server cannot be reached. You see what it sent last: ${time}.`,
    tone: 'off' as const,
  }
}
