import { PencilSquareIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import type { MailSettings } from '#src/contract/shared/mail-folders.ts'
import { useCompose } from '#src/features/mails/compose/use-compose.ts'
import { RowErrorBoundary } from '#src/ui/lists/row-error-boundary.tsx'
import { css, cva, cx } from '#styled-system/css'
import { button } from '#styled-system/recipes'
import { ListHead } from './list-head.tsx'
import { MailRow } from './mail-row.tsx'
import { MailsBulkActions } from './mails-bulk-actions.tsx'
import { MailsEmpty } from './mails-empty.tsx'
import { useMailKeys } from './use-mail-keys.ts'
import { useMailList } from './use-mail-list.ts'

interface Props {
  layout: MailSettings['messageLayout']
  /** Hidden below the open mail. It keeps its scroll position. */
  isHidden: boolean
}

/** One page of a list, with its tools. */
export function MailsPane({ layout, isHidden }: Props) {
  const { t } = useLingui()
  const { rows, list, selection } = useMailList()
  const compose = useCompose()
  useMailKeys()

  return (
    <section className={pane({ layout, isHidden })}>
      <ListHead isHidden={isHidden} />
      {rows.length > 0 ? (
        <ul className={sheet} {...list.frameProps}>
          {rows.map(mail => (
            <RowErrorBoundary key={mail.id} row={mail} as="li">
              <MailRow mail={mail} />
            </RowErrorBoundary>
          ))}
        </ul>
      ) : (
        <MailsEmpty />
      )}
      {!selection.isActive && (
        <button
          type="button"
          aria-label={t`Compose`}
          className={cx(button({ variant: 'primary' }), write)}
          onClick={() => void compose.open('new')}
        >
          <PencilSquareIcon />
        </button>
      )}
      <MailsBulkActions />
    </section>
  )
}

const pane = cva({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: '0',
    minWidth: '0',
    containerType: 'inline-size',
  },
  variants: {
    layout: {
      right: { flex: 'none', width: 'pane.list', borderInlineEnd: 'hairline' },
      bottom: { flex: 'none', height: '[44%]', borderBlockEnd: 'hairline' },
      full: { flex: '1' },
    },
    isHidden: { true: { display: 'none' }, false: { _print: { display: 'none' } } },
  },
})
const sheet = css({
  flex: '1',
  minHeight: '0',
  overflowY: 'auto',
  paddingBlockEnd: '20',
  // The stars and boxes of the rows stay below the Compose button.
  isolation: 'isolate',
})
/** On a phone, near the thumb; on larger screens it is above the folders. */
const write = css({
  display: { lg: 'none' },
  position: 'absolute',
  insetInlineEnd: '4',
  insetBlockEnd: '[max(1rem, env(safe-area-inset-bottom))]',
  width: '14',
  height: '14',
  borderRadius: 'xl',
  boxShadow: 'lg',
  '& svg': { width: 'icon.lg', height: 'icon.lg' },
  _print: { display: 'none' },
})
