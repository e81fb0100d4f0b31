import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'

/** The layout of the content to come, after 150 ms. */
export const LoadingExample = () => <SkeletonRows count={6} />
