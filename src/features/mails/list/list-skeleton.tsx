import { Skeleton, SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { css } from '#styled-system/css'

/** Skeleton of a list. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true" className={rows}>
      <div className={list}>
        <div className={head}>
          <Skeleton width="6rem" height="0.875rem" />
        </div>
        <SkeletonRows count={8} />
      </div>
    </div>
  )
}

/** Skeleton of a list and the mailboxes beside it. */
export function MailboxSkeleton() {
  return (
    <div aria-hidden="true" className={page}>
      <div className={side}>
        <Skeleton height="2.75rem" className={css({ borderRadius: 'md' })} />
        {Array.from({ length: 6 }, (_, line) => (
          <Skeleton key={line} width={`${48 + ((line * 17) % 34)}%`} />
        ))}
      </div>
      <div className={sheet}>
        <ListSkeleton />
      </div>
    </div>
  )
}

const page = css({
  flex: '1',
  display: 'flex',
  minHeight: '0',
  paddingInlineEnd: { lg: '4' },
  paddingBlockEnd: { lg: '4' },
})
const side = css({
  display: { base: 'none', lg: 'grid' },
  alignContent: 'start',
  gap: '7',
  flex: 'none',
  width: 'pane.folders',
  paddingBlockStart: '1',
  paddingInline: '4',
})
const rows = css({ flex: '1', display: 'flex', minHeight: '0', overflow: 'hidden' })
const sheet = css({
  flex: '1',
  display: 'flex',
  overflow: 'hidden',
  background: 'surface',
  borderRadius: { lg: 'xl' },
  boxShadow: { lg: 'hairline' },
  paddingBlockStart: '12',
})
const list = css({ width: { base: 'full', lg: 'pane.list' }, borderInlineEnd: { lg: 'hairline' } })
const head = css({
  display: 'flex',
  alignItems: 'center',
  height: '[3.75rem]',
  paddingInline: '5',
  borderBlockEnd: 'hairline',
})
