/** Prints what a test has counted. */
export const print = (counts: Readonly<Record<string, number>>) =>
  console.log(
    Object.entries(counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  )
