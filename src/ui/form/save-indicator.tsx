import { CheckIcon, ExclamationTriangleIcon } from '@heroicons/react/16/solid'
import { Trans } from '@lingui/react/macro'
import { css, cva } from '#styled-system/css'

/** Shows whether a form that saves automatically is saved. While it is saving, nothing is shown. */
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
/** On a phone there is only enough space for the icon. */
const words = css({ srOnly: { base: true, sm: false } })
