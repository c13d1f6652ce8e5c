import rtlPlugin from 'stylis-plugin-rtl'

/** Emotion's plugins for languages written from right to left: 4 KB of script that no other page loads. */
export const rtlPlugins = [rtlPlugin]
