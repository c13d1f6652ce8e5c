/**
 * Whether a key belongs to an input method: Enter then accepts a word, and an arrow chooses among candidates. Safari
 * reports the accepting Enter after the composition has ended, with the code 229.
 * @see https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode
 */
export const isInputMethodKey = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229
