import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useTransition } from 'react'
import { useCan } from '#src/api/rights.ts'
import type { Cycle, PlanName } from '#src/contract/pages.ts'
import { api } from '#src/features/pages/load-plan.ts'
import { Tag } from '#src/ui/badge/tag.tsx'
import { Button } from '#src/ui/button/button.tsx'
import { withErrorToast } from '#src/ui/feedback/error-toast.ts'
import { toast } from '#src/ui/feedback/toast.tsx'
import { css } from '#styled-system/css'

interface Props {
  plan: PlanName
  name: string
  cycle: Cycle
  isCurrent: boolean
  variant?: 'primary' | 'secondary'
}

/** Makes a plan that of the shop and opens its billing. Users who may not change it see who may. */
export function ChoosePlan({ plan, name, cycle, isCurrent, variant = 'secondary' }: Props) {
  const { t } = useLingui()
  const can = useCan()
  const navigate = useNavigate()
  const [isSending, send] = useTransition()
  if (isCurrent) return <Tag tone="success">{t`Your plan`}</Tag>
  if (!can('setting', 'edit'))
    return (
      <p className={css({ textStyle: 'caption', color: 'subtle' })}>
        <Trans>The owner of the shop chooses.</Trans>
      </p>
    )

  const choose = () =>
    send(async () => {
      if (!(await withErrorToast(() => api.savePlan({ body: { plan, cycle } })))) return
      toast.success(t`The plan of the shop is now ${name}`)
      await navigate({ to: '/pages/settings', search: { part: 'plan' } })
    })

  return (
    <Button variant={variant} loading={isSending} onClick={choose}>
      <Trans>Choose {name}</Trans>
    </Button>
  )
}
