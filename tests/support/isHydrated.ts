/** Runs in the page: whether React has taken it over, its form included, as the page itself says. */
export function isHydrated(): boolean {
  const parts = ['shell', 'page', ...(document.querySelector('form') ? ['form'] : [])]
  return parts.every((part) => performance.getEntriesByName(`hydrated:${part}`).length > 0)
}
