/** The `sx` of what stands in the footer's lists: a row of 32 px, which a finger finds. */
export const footerRow = { display: 'inline-block', paddingBlock: 'calc((2rem - 1lh) / 2)' } as const
