import { Trans } from '@lingui/react/macro'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { SearchField } from './search-field.tsx'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The search where the header has no space for it: on a phone it fills the screen. */
export const SearchSheet = ({ open, onOpenChange }: Props) => (
  <Dialog open={open} onOpenChange={onOpenChange} title={<Trans>Search everything</Trans>}>
    <div className={tall}>
      <SearchField autoFocus results="following" size="lg" />
    </div>
  </Dialog>
)

/** Full height from the start, so that the field does not move when results appear. */
const tall = css({ minHeight: { base: '[calc(92dvh - 6rem)]', sm: '[min(30rem, 60dvh)]' } })
