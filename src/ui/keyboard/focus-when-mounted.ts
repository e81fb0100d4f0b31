/** Focuses an element by its id as soon as it is mounted; gives up after `frames` animation frames. */
export function focusWhenMounted(id: string, frames = 10) {
  const element = document.getElementById(id)
  if (element) element.focus()
  else if (frames > 0) requestAnimationFrame(() => focusWhenMounted(id, frames - 1))
}
