/**
 * Whether a text that is missing or of the wrong kind throws: in development and in the prerender, where it
 * can still be mended.
 */
export const textFaultsThrow: boolean = import.meta.env.DEV || import.meta.env.SSR
