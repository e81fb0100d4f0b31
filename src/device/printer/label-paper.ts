const key = 'outpost.label-paper'

/** `a4`: sheets with 3 × 8 labels. `roll`: a roll with labels of 40 × 30 mm. */
export const labelPapers = ['a4', 'roll'] as const
export type LabelPaper = (typeof labelPapers)[number]

/** Returns the paper of the labels of this device. */
export const labelPaper = (): LabelPaper =>
  labelPapers.find(paper => paper === localStorage.getItem(key)) ?? 'a4'

/** Stores the paper on this device. */
export const rememberLabelPaper = (paper: LabelPaper) => localStorage.setItem(key, paper)
