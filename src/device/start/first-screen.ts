/** The name of the mark in the timings of the page. */
export const FIRST_SCREEN_MARK = 'outpost.first-screen'

/** Marks the time at which the code and the data of the first screen are loaded. */
export const markFirstScreen = () => performance.mark(FIRST_SCREEN_MARK)
