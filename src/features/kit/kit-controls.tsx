import { ComputerDesktopIcon, MoonIcon, SunIcon } from '@heroicons/react/16/solid'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type Scheme, type Theme, themes } from '#src/contract/shared/display.ts'
import { activate, type Locale } from '#src/i18n/activate.ts'
import { useThemeNames } from '#src/theme/theme-names.ts'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'
import { Select } from '#src/ui/form/select.tsx'
import { css, cva } from '#styled-system/css'

export interface KitDisplay {
  theme: Theme | `theme-${Theme}`
  scheme: Scheme
  fontSizeType: 0 | 1
}

interface Props {
  display: KitDisplay
  onDisplay: (display: KitDisplay) => void
}

/** Theme, scheme and language of the kit's page. */
export function KitControls({ display, onDisplay }: Props) {
  const { t, i18n } = useLingui()
  const [shown, setShown] = useState(display)

  function show(change: Partial<KitDisplay>) {
    const next = { ...shown, ...change }
    setShown(next)
    onDisplay(next)
  }

  const names = useThemeNames()

  return (
    <div className={controls}>
      <Select
        aria-label={t`Theme`}
        size="sm"
        className={css({ width: '40' })}
        value={plain(shown.theme)}
        onChange={theme => show({ theme })}
        options={themes.map(value => ({
          value,
          label: names[value],
          icon: <span className={swatch({ theme: value })} />,
        }))}
      />
      <SegmentedControl
        label={t`Scheme`}
        value={shown.scheme}
        onChange={scheme => show({ scheme })}
        options={[
          { value: 'auto', label: t`Auto`, icon: <ComputerDesktopIcon /> },
          { value: 'light', label: t`Light`, icon: <SunIcon /> },
          { value: 'dark', label: t`Dark`, icon: <MoonIcon /> },
        ]}
      />
      <SegmentedControl<Locale>
        label={t`Language`}
        value={i18n.locale === 'en' ? 'en' : 'vi'}
        onChange={activate}
        options={[
          { value: 'vi', label: 'Tiếng Việt' },
          { value: 'en', label: 'English' },
        ]}
      />
    </div>
  )
}

const plain = (theme: KitDisplay['theme']) => themes.find(name => theme.endsWith(name)) ?? 'default'

const swatch = cva({
  base: { flex: 'none', width: '3.5', height: '3.5', borderRadius: 'full' },
  variants: {
    theme: {
      default: { background: 'swatch.default' },
      brand: { background: 'swatch.brand' },
      teal: { background: 'swatch.teal' },
      rose: { background: 'swatch.rose' },
      purple: { background: 'swatch.purple' },
      amber: { background: 'swatch.amber' },
    },
  },
})

const controls = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5' })
