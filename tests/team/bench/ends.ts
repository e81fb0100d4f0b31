/** What a script has started, in order, and how each of it ends. */
export function ends() {
  const started: (() => unknown)[] = []
  return {
    /** Adds the end of something that was just started. */
    add: (end: () => unknown) => void started.push(end),
    /** Ends everything, the last first. A failure is printed and does not keep the others from ending. */
    async all() {
      for (let end = started.pop(); end; end = started.pop())
        try {
          await end()
        } catch (error) {
          console.error(error)
          process.exitCode = 1
        }
    },
  }
}
