/** Runs in the page: whether React has taken it over, its form included, as the page itself says. */
export function isHydrated(): boolean {
  const hydrated = document.documentElement.dataset['hydrated']?.split(' ') ?? []
  return ['shell', 'page', ...(document.querySelector('form') ? ['form'] : [])].every((part) =>
    hydrated.includes(part),
  )
}
