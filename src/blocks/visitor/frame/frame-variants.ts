/** The arrangements of the pages of a visitor, by their address. spec: sample-data.md section 2 */
export const frameVariants = [
  'classic',
  'modern',
  'modern-reversed',
  'split-screen',
  'split-screen-reversed',
  'fullscreen',
  'fullscreen-reversed',
] as const
export type FrameVariant = (typeof frameVariants)[number]

export const isFrameVariant = (text: unknown): text is FrameVariant =>
  frameVariants.some(variant => variant === text)
