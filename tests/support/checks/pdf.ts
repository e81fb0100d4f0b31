const POINTS_PER_MM = 72 / 25.4

/** Returns the width and the height of the first page of a PDF file, in mm. */
export function boxOf(pdf: Buffer): [number, number] {
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)/.exec(pdf.toString('latin1')) ?? []
  return [Math.round(Number(width) / POINTS_PER_MM), Math.round(Number(height) / POINTS_PER_MM)]
}

/** Returns the number of pages of a PDF file. */
export const pagesOf = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
