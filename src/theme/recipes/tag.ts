import { defineRecipe } from '@pandacss/dev'

const slot = (index: number) => ({ background: `avatar.${index}.bg`, color: `avatar.${index}.fg` })
const status = (name: string) => ({ background: `${name}.subtle`, color: `${name}.text` })

/** A short label. Status colours always have a text or an icon next to them. */
export const tag = defineRecipe({
  className: 'tag',
  staticCss: ['*'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    minHeight: '5.5',
    paddingInline: '2',
    borderRadius: 'sm',
    fontSize: 'caption',
    lineHeight: 'caption',
    fontWeight: 'label',
    whiteSpace: 'nowrap',
    '& svg': { flex: 'none', width: 'icon.xs', height: 'icon.xs' },
  },
  variants: {
    tone: {
      neutral: { background: 'sunken', color: 'muted' },
      accent: { background: 'accent.subtle', color: 'accent.text' },
      success: status('success'),
      warning: status('warning'),
      danger: status('danger'),
      info: status('info'),
      0: slot(0),
      1: slot(1),
      2: slot(2),
      3: slot(3),
      4: slot(4),
      5: slot(5),
      6: slot(6),
      7: slot(7),
    },
  },
  defaultVariants: { tone: 'neutral' },
})
