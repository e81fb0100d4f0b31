import { useLingui } from '@lingui/react/macro'
import { client } from '#src/api/client.ts'
import { sharedQuery, useSharedQuery } from '#src/api/shared-query.ts'
import { everything } from '#src/contract/backup.ts'
import { team } from '#src/contract/team.ts'
import { deviceStatus } from '#src/device/status.ts'
import { formatTime } from '#src/lib/format/dates.ts'
import { useServerWords } from './server-words.ts'

const api = client(team)
/** Each write and each sync can change it. */
const query = sharedQuery([...everything, 'permissions', 'team'], api.status, { first: 'now' })

/** The words of `useServerWords`, unless those about the team are more important. */
export function useTeamWords() {
  const { t, i18n } = useLingui()
  const own = useServerWords()
  const status = useSharedQuery(query).data
  const device = deviceStatus()
  if (!status || (device !== 'saved' && device !== 'offline')) return own
  const { state, name } = status
  const [failed, count] = [i18n.number(status.failed), i18n.number(status.waiting)]

  if (status.failed > 0)
    return {
      word: t`${failed} refused`,
      sentence: t`${name} did not take everything from this device. Look at what was refused.`,
      tone: 'trouble' as const,
    }
  if (state === 'signIn')
    return {
      word: t`Join again`,
      sentence: t`${name} no longer knows this device. What you do is kept here; join again with your password.`,
      tone: 'trouble' as const,
    }
  if (state === 'update')
    return {
      word: t`Update needed`,
      sentence: t`This version is older than that of ${name}. What you do is kept here and sent after the update.`,
      tone: 'waiting' as const,
    }
  if (state === 'serverUpdate')
    return {
      word: t`Server update needed`,
      sentence: t`The server of ${name} is older than this version. What you do is kept here and sent when it is updated.`,
      tone: 'waiting' as const,
    }
  if (status.waiting > 0)
    return {
      word: t`${count} waiting`,
      sentence: t`What waits is kept here and sent to ${name} as soon as there is a connection.`,
      tone: 'waiting' as const,
    }
  if (device === 'offline') return own
  if (state === 'unreachable')
    return {
      word: t`Team unreachable`,
      sentence: t`${name} does not answer. What you do is kept here and sent later.`,
      tone: 'off' as const,
    }
  const time = formatTime(new Date(status.syncedAt), i18n.locale)
  return {
    word: t`In step ${time}`,
    announced: t`In step with the team`,
    sentence: t`This device and ${name} have the same data since ${time}.`,
    tone: 'live' as const,
  }
}
