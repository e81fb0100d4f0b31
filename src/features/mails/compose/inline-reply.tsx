import { ArrowUturnLeftIcon, ArrowUturnRightIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import type { Mail } from '#src/contract/mails.ts'
import { useMails } from '#src/features/mails/use-mails.ts'
import { formatDate, formatTime } from '#src/lib/format/dates.ts'
import { personOf } from '#src/lib/mail/addresses.ts'
import { useFormats } from '#src/ui/text/formats.tsx'
import { css } from '#styled-system/css'
import { Composer } from './composer.tsx'
import { isReplyKind, mailDraftOf, replyTo } from './reply-to.ts'
import { useDraftKey } from './use-draft-key.ts'
import { useReply } from './use-reply.ts'

const route = getRouteApi('/_app/apps/mailbox')

/** Editor for a reply, below the mail; the mail scrolls above it. */
export function InlineReply({ mail }: { mail: Mail }) {
  const { reply: asked } = route.useSearch()
  const { drafts, me } = useMails()
  const reply = useReply()
  const words = useReplyWords(mail)
  const { key, adopt } = useDraftKey(asked)
  if (asked === undefined || key === undefined) return null

  const kind = isReplyKind(key) ? key : undefined
  // A missing draft was sent or discarded elsewhere.
  if (drafts.replied === null || (!kind && !drafts.replied)) return null

  return (
    <div className={sheet}>
      <Composer
        key={key}
        start={kind ? replyTo(mail, kind, me.email, words) : mailDraftOf(drafts.replied ?? mail)}
        id={kind ? undefined : key}
        stored={isReplyKind(asked) ? undefined : drafts.replied}
        name={kind ? `mail.${mail.id}.${kind}` : `mail.${key}`}
        isReply={kind !== 'forward'}
        className={filling}
        lead={
          kind === 'forward' ? (
            <ArrowUturnRightIcon className={sign} />
          ) : (
            <ArrowUturnLeftIcon className={sign} />
          )
        }
        onCreated={id => {
          adopt(id)
          void reply(id, true)
        }}
        onClose={() => reply(undefined)}
      />
    </div>
  )
}

const sheet = css({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: '[72%]',
  marginInline: { base: '2', lg: '6' },
  marginBlockStart: '2',
  marginBlockEnd: { base: '2', lg: '5' },
  borderRadius: 'lg',
  background: 'surface',
  boxShadow: '[0 0 0 1px {colors.borderStrong}, {shadows.md}]',
  _print: { display: 'none' },
})
const sign = css({ flex: 'none', width: 'icon.sm', height: 'icon.sm', color: 'muted' })
const filling = css({ flex: '1' })

/** The generated text of a reply, in the language on screen. */
function useReplyWords(mail: Mail) {
  const { t } = useLingui()
  const formats = useFormats()
  const date = new Date(mail.date)
  const [day, time] = [formatDate(date, formats), formatTime(date, formats.locale)]
  const { name } = personOf(mail.from.contact)
  return { re: t`Re`, forwarded: t`Fwd`, wrote: t`On ${day} at ${time}, ${name} wrote:` }
}
