/** Material 3's durations, in ms, by the names of Material UI. */
export const duration = {
  shortest: 150,
  shorter: 200,
  short: 250,
  standard: 300,
  complex: 400,
  enteringScreen: 250,
  leavingScreen: 200,
} as const

/** Material 3's standard easing, by the names of Material UI: `easeOut` for what comes, `easeIn` for what goes. */
export const easing = {
  easeInOut: 'cubic-bezier(0.2, 0, 0, 1)',
  easeOut: 'cubic-bezier(0, 0, 0, 1)',
  easeIn: 'cubic-bezier(0.3, 0, 1, 1)',
  sharp: 'cubic-bezier(0.4, 0, 0.6, 1)',
} as const

/** How a bar, a panel or a sheet comes into the window. */
export const enters = `${duration.enteringScreen}ms ${easing.easeOut}`
