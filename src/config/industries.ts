/** The industries the company serves, in the order of their sections; `id` is the section's fragment. */
export const industries = [
  { id: 'public', image: 'public', linkedByFragment: false },
  { id: 'financial', image: 'financial', linkedByFragment: true },
  { id: 'oil', image: 'oil', linkedByFragment: true },
  { id: 'retail', image: 'retail', linkedByFragment: true },
  { id: 'manufacturing', image: 'manufacturing', linkedByFragment: true },
] as const

export type IndustryId = (typeof industries)[number]['id']
