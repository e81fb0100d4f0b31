import { Trans } from '@lingui/react/macro'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { css } from '#styled-system/css'
import { SearchField } from './search-field.tsx'

interface Props {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The search where the header has no room for it: the whole of a phone. */
export const SearchSheet = ({ open, onOpenChange }: Props) => (
  <Dialog open={open} onOpenChange={onOpenChange} title={<Trans>Search everything</Trans>}>
    <div className={tall}>
      <SearchField autoFocus results="following" size="lg" />
    </div>
  </Dialog>
)

/** As high as it may be from the start: the field must not move under the thumb when results come. */
const tall = css({ minHeight: { base: '[calc(92dvh - 6rem)]', sm: '[min(30rem, 60dvh)]' } })
