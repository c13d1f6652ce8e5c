/** The industries the company serves, in the order of their sections; `id` is the section's fragment. */
export const industries = [
  { id: 'public', image: 'industries/public', linkedByFragment: false },
  { id: 'financial', image: 'industries/financial', linkedByFragment: true },
  { id: 'oil', image: 'industries/oil', linkedByFragment: true },
  { id: 'retail', image: 'industries/retail', linkedByFragment: true },
  { id: 'manufacturing', image: 'industries/manufacturing', linkedByFragment: true },
] as const

export type IndustryId = (typeof industries)[number]['id']
