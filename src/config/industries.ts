/** `id` names an industry's section and scene. Without `linkedByFragment`, its tile on Home leads to the page's top. */
export const industries = [
  { id: 'public', linkedByFragment: false },
  { id: 'financial', linkedByFragment: true },
  { id: 'oil', linkedByFragment: true },
  { id: 'retail', linkedByFragment: true },
  { id: 'manufacturing', linkedByFragment: true },
] as const

export type IndustryId = (typeof industries)[number]['id']
