import { CheckIcon, ExclamationTriangleIcon } from '@heroicons/react/16/solid'
import { Trans } from '@lingui/react/macro'
import { css, cva } from '#styled-system/css'

/** The quiet word of whatever saves by itself. While it saves, the place stays empty. */
export function SaveIndicator({ saved, failed = false }: { saved: boolean; failed?: boolean }) {
  return (
    <span role="status" className={mark({ failed })}>
      {saved && (
        <>
          <CheckIcon />
          <span className={words}>
            <Trans>Saved</Trans>
          </span>
        </>
      )}
      {failed && (
        <>
          <ExclamationTriangleIcon />
          <span className={words}>
            <Trans>Not saved</Trans>
          </span>
        </>
      )}
    </span>
  )
}

const mark = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingInline: { sm: '2' },
    textStyle: 'caption',
    whiteSpace: 'nowrap',
    '& svg': { width: 'icon.xs', height: 'icon.xs' },
  },
  variants: { failed: { true: { color: 'danger.text' }, false: { color: 'subtle' } } },
})
/** On a phone there is room for the sign only. */
const words = css({ srOnly: { base: true, sm: false } })
