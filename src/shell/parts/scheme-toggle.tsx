import { ComputerDesktopIcon, MoonIcon, SunIcon } from '@heroicons/react/24/outline'
import { useLingui } from '@lingui/react/macro'
import { schemes } from '#src/contract/display.ts'
import { useDisplay } from '#src/shell/display.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'

/** Steps through automatic, dark and light. */
export function SchemeToggle({ className }: { className: string }) {
  const { t } = useLingui()
  const { display, choose } = useDisplay()
  const names = {
    auto: t`Colours: as the device`,
    dark: t`Colours: dark`,
    light: t`Colours: light`,
  }
  const Icon = icons[display.scheme]
  const next = schemes[(schemes.indexOf(display.scheme) + 1) % schemes.length] ?? 'auto'

  return (
    <IconButton label={names[display.scheme]} className={className} onClick={() => choose({ scheme: next })}>
      <Icon />
    </IconButton>
  )
}

const icons = { auto: ComputerDesktopIcon, dark: MoonIcon, light: SunIcon }
