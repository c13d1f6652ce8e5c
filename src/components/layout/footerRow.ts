/** The `sx` of what stands in the footer's lists: a row that a finger finds. */
export const footerRow = { display: 'inline-block', paddingBlock: 0.5 } as const
