import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { client } from '#src/api/client.ts'
import { messages as contract, type Message } from '#src/contract/shell/messages.ts'
import { formatDay, formatTime } from '#src/lib/format/dates.ts'
import { Avatar } from '#src/ui/badge/avatar.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { useNow } from '#src/ui/date/use-now.ts'
import { PageLayout } from '#src/ui/layout/page-layout.tsx'
import { useFormats } from '#src/ui/text/formats.tsx'
import { RichText } from '#src/ui/text/rich-text.tsx'
import { css, cx } from '#styled-system/css'
import { button, sheet } from '#styled-system/recipes'

const api = client(contract)

/** A request from a colleague. */
export function Request({ message }: { message: Message }) {
  const { t } = useLingui()
  const formats = useFormats()
  const now = useNow()
  const { id, title, description, image, time, read } = message
  const sent = new Date(time)
  const toggle = () => api.toggleRead({ body: { message: { id, read: !read } } })

  return (
    <PageLayout
      title={title}
      lead={`${formatDay(sent, now, formats)}, ${formatTime(sent, formats.locale)}`}
      actions={
        <>
          <Button onClick={toggle}>{read ? t`Mark as unread` : t`Mark as read`}</Button>
          <Link to="/main/setting" className={button()}>
            <Trans>All requests</Trans>
          </Link>
        </>
      }
    >
      <article className={cx(sheet(), paper)}>
        <Avatar size="lg" name={title} image={image ?? null} decorative />
        <RichText html={description} />
      </article>
    </PageLayout>
  )
}

const paper = css({ display: 'flex', gap: '5', padding: { base: '5', sm: '7' }, maxWidth: 'pane.readMax' })
