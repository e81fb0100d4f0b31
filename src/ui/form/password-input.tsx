import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { SharedIcon } from '#src/ui/icon/shared-icon.tsx'
import { css } from '#styled-system/css'
import { Input } from './input.tsx'

/** A field for a password, with a button that shows its text. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'trail'>) {
  const { t } = useLingui()
  const [shown, setShown] = useState(false)
  return (
    <Input
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trail={
        <IconButton
          size="sm"
          label={shown ? t`Hide password` : t`Show password`}
          className={css({ marginRight: '[-0.5rem]' })}
          disabled={props.disabled}
          onClick={() => setShown(!shown)}
        >
          <SharedIcon name={shown ? 'eye-slash' : 'eye'} />
        </IconButton>
      }
    />
  )
}
