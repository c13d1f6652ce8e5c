/** `id` is the section's fragment and its scene. Without `linkedByFragment` Home's tile leads to the page's top. */
export const industries = [
  { id: 'public', linkedByFragment: false },
  { id: 'financial', linkedByFragment: true },
  { id: 'oil', linkedByFragment: true },
  { id: 'retail', linkedByFragment: true },
  { id: 'manufacturing', linkedByFragment: true },
] as const

export type IndustryId = (typeof industries)[number]['id']
