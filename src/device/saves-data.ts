/**
 * Returns whether the browser's data saver is on: then nothing is prepared before it is needed.
 * https://wicg.github.io/savedata/#savedata-attribute; missing in some browsers
 */
export const savesData = () =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
