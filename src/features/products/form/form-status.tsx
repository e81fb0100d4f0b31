import { CheckCircleIcon } from '@heroicons/react/20/solid'
import { Trans } from '@lingui/react/macro'
import { css } from '#styled-system/css'

interface Props {
  isChanged: boolean
  /** A moment ago. */
  isSaved: boolean
}

/** Says that the form was just saved, or that it was not saved yet. */
export const FormStatus = ({ isChanged, isSaved }: Props) => (
  <span role="status" className={text} data-saved={isSaved || undefined}>
    {isSaved ? (
      <>
        <CheckCircleIcon aria-hidden="true" />
        <Trans>Product updated</Trans>
      </>
    ) : (
      isChanged && <Trans>Not saved yet</Trans>
    )}
  </span>
)

const text = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  marginInlineStart: 'auto',
  textStyle: 'label',
  color: 'muted',
  '&[data-saved]': { color: 'success.text' },
  '& svg': { width: 'icon.md', height: 'icon.md' },
})
