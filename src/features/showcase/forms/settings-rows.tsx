import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { SaveIndicator } from '#src/ui/form/save-indicator.tsx'
import { Switch } from '#src/ui/form/switch.tsx'
import { css } from '#styled-system/css'

/** Settings have no Save button: each one is stored when it changes. */
export function SettingsRows() {
  const [isSaved, setIsSaved] = useState(false)
  const save = () => setIsSaved(true)
  return (
    <fieldset className={css({ display: 'grid', gap: '2', maxWidth: 'pane.formMax' })}>
      <legend className={css({ textStyle: 'titleSm' })}>
        <Trans>Notices of the shop</Trans>
      </legend>
      <Switch defaultChecked onChange={save} hint={<Trans>With a sound at the counter</Trans>}>
        <Trans>New orders</Trans>
      </Switch>
      <Switch onChange={save} hint={<Trans>Each morning at 7:00</Trans>}>
        <Trans>Low stock</Trans>
      </Switch>
      {isSaved && <SaveIndicator saved />}
    </fieldset>
  )
}
