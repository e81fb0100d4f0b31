import type { ComponentProps } from 'react'
import { css } from '#styled-system/css'
import { NumberInput } from './number-input.tsx'

const MAX_AMOUNT = 1_000_000_000_000

/** A field for an amount in whole đồng, not negative; `null` while it is empty. */
export const MoneyInput = (
  props: Omit<ComponentProps<typeof NumberInput>, 'decimals' | 'max' | 'trail'> & { max?: number },
) => <NumberInput max={MAX_AMOUNT} {...props} decimals={0} trail={<span className={sign}>₫</span>} />

const sign = css({ flex: 'none', color: 'subtle' })
