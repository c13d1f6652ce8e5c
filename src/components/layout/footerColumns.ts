/** Two columns side by side on a phone, one where text is too large for two. */
export const footerColumns = 'repeat(auto-fit, minmax(min(100%, max(8.25rem, 40%)), 1fr))'
