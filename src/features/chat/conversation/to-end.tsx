import { ArrowDownIcon } from '@heroicons/react/24/outline'
import { Plural, useLingui } from '@lingui/react/macro'
import { Button } from '#src/ui/button/button.tsx'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { css } from '#styled-system/css'
import type { Line } from './message-rows.ts'
import { useNewBelow } from './new-below.ts'

interface Props {
  lines: readonly Line[]
  isAtEnd: boolean
  onPress: () => void
}

/** The button that scrolls to the end of a conversation, with the number of messages that came below. */
export function ToEnd({ lines, isAtEnd, onPress }: Props) {
  const { t } = useLingui()
  const count = useNewBelow(lines, isAtEnd)
  const words = count > 0 && <Plural value={count} one="# new message" other="# new messages" />
  return (
    <>
      <p role="status" className={css({ srOnly: true })}>
        {words}
      </p>
      {!isAtEnd &&
        lines.length > 0 &&
        (words ? (
          <Button size="sm" className={toEnd} onClick={onPress}>
            <ArrowDownIcon />
            {words}
          </Button>
        ) : (
          <IconButton label={t`Newest messages`} className={toEnd} onClick={onPress}>
            <ArrowDownIcon />
          </IconButton>
        ))}
    </>
  )
}

const toEnd = css({
  position: 'absolute',
  insetInlineEnd: '5',
  insetBlockEnd: '3',
  background: 'surface',
  borderRadius: 'full',
  boxShadow: 'md',
  _print: { display: 'none' },
})
