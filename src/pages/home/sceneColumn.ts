/** Of cards on phones, where the scene stands beside the words. Narrow ones draw it smaller, so that no word is cut in two. */
export const sceneColumn = 'clamp(64px, 100vw - 278px, 112px)'
