import { ArrowUturnLeftIcon, ArrowUturnRightIcon } from '@heroicons/react/24/outline'
import { Trans } from '@lingui/react/macro'
import { useReply } from '#src/features/mails/compose/use-reply.ts'
import { Button } from '#src/ui/button/button.tsx'
import { preloadEditor } from '#src/ui/editor/editor.tsx'
import { css } from '#styled-system/css'

/** The buttons and keys for a reply to a mail. */
export function ReplyActions() {
  const reply = useReply()
  return (
    <div className={actions} onPointerEnter={preloadEditor} onFocus={preloadEditor}>
      <Button onClick={() => void reply('reply')}>
        <ArrowUturnLeftIcon />
        <Trans>Reply</Trans>
      </Button>
      <Button onClick={() => void reply('all')}>
        <Trans>Reply to all</Trans>
      </Button>
      <Button onClick={() => void reply('forward')}>
        <ArrowUturnRightIcon />
        <Trans>Forward</Trans>
      </Button>
    </div>
  )
}

const actions = css({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2.5',
  paddingInline: { base: '4', sm: '6', lg: '10' },
  paddingBlockEnd: '[max(1.5rem, env(safe-area-inset-bottom))]',
  _print: { display: 'none' },
})
