/** The scene's column of a card on phones, beside the words. Narrow ones draw it smaller: no word is cut in two. */
export const sceneColumn = 'clamp(64px, 100vw - 278px, 112px)'
