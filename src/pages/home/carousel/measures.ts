/** On phones: from the banner's top to where its words begin, below the picture. */
export const pictureEnd = '(var(--bar-end) + min(82vw, 38vh))'
