import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { stack } from '#src/features/showcase/page/arrange.ts'
import { RadioGroup } from '#src/ui/form/radio-group.tsx'
import { SegmentedControl } from '#src/ui/form/segmented-control.tsx'

/** Short options side by side, longer ones in a column. */
export function OneOfFew() {
  const { t } = useLingui()
  const [view, setView] = useState<'day' | 'week' | 'month'>('week')
  const [delivery, setDelivery] = useState<'shop' | 'home'>('shop')
  return (
    <div className={stack}>
      <SegmentedControl
        label={t`Period`}
        value={view}
        onChange={setView}
        options={[
          { value: 'day', label: t`Day` },
          { value: 'week', label: t`Week` },
          { value: 'month', label: t`Month` },
        ]}
      />
      <RadioGroup
        legend={t`Delivery`}
        value={delivery}
        onChange={setDelivery}
        options={[
          { value: 'shop', label: t`Pick up at the shop`, hint: t`Ready in 15 minutes` },
          { value: 'home', label: t`To the door`, hint: t`Within 3 km, before 18:00` },
        ]}
      />
    </div>
  )
}
