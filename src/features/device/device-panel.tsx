import type { ReactNode } from 'react'
import { css } from '#styled-system/css'
import { DeviceHealth } from './device-health.tsx'
import { UnsavedList } from './unsaved-list.tsx'

interface Props {
  /** How it stands, in a sentence. */
  children: ReactNode
  onLeave: () => void
}

/** What is behind the word on the device: what is not saved, and whether the device can be relied upon. */
export const DevicePanel = ({ children, onLeave }: Props) => (
  <div className={panel}>
    <p className={sentence}>{children}</p>
    <UnsavedList onLeave={onLeave} />
    <DeviceHealth />
  </div>
)

const panel = css({ maxHeight: '[min(40rem, 80dvh)]', overflowY: 'auto' })
const sentence = css({ paddingInline: 'card', paddingBlock: '4', borderBlockEnd: 'hairline' })
