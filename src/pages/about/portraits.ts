/**
 * The leaders' pictures, in their order: addresses of files in `public`, such as `/portraits/1.jpg`, at least 440 by 506
 * px. A leader without one has a monogram.
 */
export const portraits: readonly (string | undefined)[] = []
