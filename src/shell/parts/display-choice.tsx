import { ComputerDesktopIcon, MoonIcon, SunIcon } from '@heroicons/react/24/outline'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDisplay } from '#src/shell/display.tsx'
import { Segmented } from '#src/ui/segmented.tsx'
import { css } from '#styled-system/css'
import { ThemeChoice } from './theme-choice.tsx'
import { userPanelHeading } from './user-panel-row.ts'

/** Theme and scheme; both show at once and stay. */
export function DisplayChoice() {
  const { t } = useLingui()
  const { display, choose } = useDisplay()

  return (
    <>
      <span className={userPanelHeading}>
        <Trans>Display</Trans>
      </span>
      <div className={lines}>
        <ThemeChoice value={display.theme} onChange={theme => choose({ theme })} />
        <Segmented
          className={css({ width: 'full' })}
          label={t`Colours`}
          value={display.scheme}
          onChange={scheme => choose({ scheme })}
          options={[
            { value: 'auto', label: t`Auto`, icon: <ComputerDesktopIcon /> },
            { value: 'light', label: t`Light`, icon: <SunIcon /> },
            { value: 'dark', label: t`Dark`, icon: <MoonIcon /> },
          ]}
        />
      </div>
    </>
  )
}

const lines = css({ display: 'grid', gap: '2.5', paddingInline: '3', paddingBlock: '1' })
