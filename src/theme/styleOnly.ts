/** Options of `styled` for props that its styles read, and that its component does not know. */
export const styleOnly = (...names: readonly string[]) => ({
  shouldForwardProp: (prop: PropertyKey) => prop !== 'sx' && !names.includes(String(prop)),
})
