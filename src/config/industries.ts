/**
 * The industries the company serves, in the order of their sections; `id` is the section's fragment and the name of
 * its scene. Without `linkedByFragment` the industry's tile on Home leads to the top of the page.
 */
export const industries = [
  { id: 'public', linkedByFragment: false },
  { id: 'financial', linkedByFragment: true },
  { id: 'oil', linkedByFragment: true },
  { id: 'retail', linkedByFragment: true },
  { id: 'manufacturing', linkedByFragment: true },
] as const

export type IndustryId = (typeof industries)[number]['id']
