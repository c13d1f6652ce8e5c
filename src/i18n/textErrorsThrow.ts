/**
 * Whether a text that is missing or of the wrong kind throws: in the prerender and in tests. On a page of the
 * development server, which says in a panel what is wrong, it shows its key.
 */
export const textErrorsThrow: boolean = import.meta.env.MODE === 'test' || import.meta.env.SSR
