/** Runs in the page: whether React has hydrated it, with its form, by the page's own marks. */
export function isHydrated(): boolean {
  const hydrated = document.documentElement.dataset['hydrated']?.split(' ') ?? []
  return ['shell', 'page', ...(document.querySelector('form') ? ['form'] : [])].every((part) =>
    hydrated.includes(part),
  )
}
