/** On phones: from the banner's top to where its words begin, below the picture. */
export const pictureEnd = '(var(--bar-end) + min(82vw, 38vh))'

/** How far the middle of the island in view stands from the start of the window. */
export const islandMiddle = { xs: '50%', sm: '80%', md: 'min(72%, calc(50% + 330px))' } as const

/** From tablets on: how far from the start of the window the words end at most, and the landscape can be seen. */
export const wordsEnd = '55%'
