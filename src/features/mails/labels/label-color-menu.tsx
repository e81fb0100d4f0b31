import { useLingui } from '@lingui/react/macro'
import { type LabelColor, labelColors } from '#src/contract/shared/mail-folders.ts'
import { IconButton } from '#src/ui/button/icon-button.tsx'
import { Menu } from '#src/ui/menu/menu.tsx'
import { css } from '#styled-system/css'
import { LabelDot } from './label-look.tsx'

interface Props {
  color: LabelColor
  onChange: (color: LabelColor) => void
}

/** The colour of a label, chosen by its name. */
export function LabelColorMenu({ color, onChange }: Props) {
  const { t } = useLingui()
  const names: Record<LabelColor, string> = {
    gray: t`Grey`,
    red: t`Red`,
    orange: t`Orange`,
    yellow: t`Yellow`,
    green: t`Green`,
    teal: t`Teal`,
    blue: t`Blue`,
    indigo: t`Indigo`,
    purple: t`Purple`,
    pink: t`Pink`,
  }
  const name = names[color]

  return (
    <Menu
      label={t`Colour`}
      trigger={
        <IconButton label={t`Colour: ${name}`}>
          <LabelDot color={color} className={large} />
        </IconButton>
      }
      entries={[
        {
          value: color,
          onChange: value => {
            const chosen = labelColors.find(own => own === value)
            if (chosen) onChange(chosen)
          },
          options: labelColors.map(value => ({
            value,
            label: names[value],
            icon: <LabelDot color={value} />,
          })),
        },
      ]}
    />
  )
}

const large = css({ width: '4', height: '4', borderRadius: 'sm' })
