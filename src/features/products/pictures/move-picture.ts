/** The pictures with the one at `from` moved to `to`. The first picture is also the thumbnail. */
export function moved(images: readonly string[], from: number, to: number): string[] {
  const rest = images.filter((_, index) => index !== from)
  return [...rest.slice(0, to), ...images.slice(from, from + 1), ...rest.slice(to)]
}

/** The fields of a product with these pictures. */
export const withPictures = (images: readonly string[]) => ({
  images: [...images],
  thumbnail: images[0] ?? null,
})
