import { stack } from '#src/features/showcase/page/arrange.ts'
import { Highlight } from '#src/ui/text/highlight.tsx'

/** What a search found is marked. */
export const FoundText = () => (
  <div className={stack}>
    <p>
      <Highlight text="<mark>Nước mắm</mark> nhĩ 40°N, chai 500 ml" />
    </p>
    <p>
      <Highlight text="Gọi chị Lan chốt <mark>hoa</mark> 20/11" />
    </p>
  </div>
)
