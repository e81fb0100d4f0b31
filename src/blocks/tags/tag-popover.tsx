import { lazyWithRetry } from '#src/ui/lazy/lazy-with-retry.tsx'
import { Popover } from '#src/ui/overlay/popover.tsx'
import type { PopoverProps } from '#src/ui/overlay/popover-props.ts'
import type { TagChooserProps } from './tag-chooser.tsx'

const TagChooser = lazyWithRetry(() => import('./tag-chooser.tsx').then(module => module.TagChooser))

interface Props extends Pick<PopoverProps, 'label' | 'trigger' | 'placement'> {
  /** Called while it is open. */
  chooser: () => TagChooserProps
}

/** The tags that entries can have: they are chosen, created, renamed and deleted in a popover. */
export const TagPopover = ({ chooser, ...popover }: Props) => (
  <Popover {...popover} width="sm" flush preload={TagChooser.preload}>
    {() => <TagChooser {...chooser()} />}
  </Popover>
)
