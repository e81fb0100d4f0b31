import type { LabelPaper } from '#src/device/printer/label-paper.ts'

export const LABELS_PER_SHEET = 24

/** A sheet has no margins: its labels fill it, 3 beside each other and 8 below each other. */
export const pageRules: Readonly<Record<LabelPaper, string>> = {
  a4: '@page { size: 210mm 297mm; margin: 0 }',
  roll: '@page { size: 40mm 30mm; margin: 0 }',
}

/**
 * Returns labels by page. On sheets the first label is in the place `first`, from 1; the places before it are used
 * already and are `null`. On a roll each label is a page.
 */
export function labelPages<Label>(
  labels: readonly Label[],
  paper: LabelPaper,
  first: number,
): (Label | null)[][] {
  const isRoll = paper === 'roll'
  const places = isRoll ? labels : [...Array<null>(first - 1).fill(null), ...labels]
  const size = isRoll ? 1 : LABELS_PER_SHEET
  return Array.from({ length: Math.ceil(places.length / size) }, (_, page) =>
    places.slice(page * size, (page + 1) * size),
  )
}
